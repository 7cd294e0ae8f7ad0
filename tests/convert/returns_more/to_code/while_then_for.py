def tf__while_then_for(x):
    with ag__.FunctionScope('while_then_for', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_1():
            return (do_return, retval_, x)

        def set_state_1(vars_):
            nonlocal do_return, retval_, x
            do_return, retval_, x = vars_

        def loop_body():
            nonlocal do_return, retval_, x

            def get_state():
                return (do_return, retval_, x)

            def set_state(vars_):
                nonlocal do_return, retval_, x
                do_return, retval_, x = vars_

            def if_body():
                nonlocal do_return, retval_, x
                try:
                    do_return = True
                    retval_ = 1
                except:
                    do_return = False
                    raise

            def else_body():
                nonlocal do_return, retval_, x
                x = ag__.ld(x) - 1
            ag__.if_stmt(ag__.ld(x) == 3, if_body, else_body, get_state, set_state, ('do_return', 'retval_', 'x'), 3)

        def loop_test():
            return ag__.and_(lambda: ag__.not_(do_return), lambda: ag__.ld(x))
        ag__.while_stmt(loop_test, loop_body, get_state_1, set_state_1, ('do_return', 'retval_', 'x'), {})

        def get_state_4():
            return (do_return, retval_, x)

        def set_state_4(vars_):
            nonlocal do_return, retval_, x
            do_return, retval_, x = vars_

        def if_body_1():
            nonlocal do_return, retval_, x

            def get_state_2():
                return (x,)

            def set_state_2(vars_):
                nonlocal x
                x, = vars_

            def loop_body_1(itr):
                nonlocal x
                i = itr
                x = ag__.ld(i)

            def extra_test():
                nonlocal x
                return ag__.not_(do_return)
            i = ag__.Undefined('i')
            ag__.for_stmt(ag__.ld(x), extra_test, loop_body_1, get_state_2, set_state_2, ('x',), {'iterate_names': 'i'})

            def get_state_3():
                return (x,)

            def set_state_3(vars_):
                nonlocal x
                x, = vars_

            def loop_body_2():
                nonlocal x
                x = 1

            def loop_test_1():
                return ag__.and_(lambda: ag__.not_(do_return), lambda: ag__.ld(x))
            ag__.while_stmt(loop_test_1, loop_body_2, get_state_3, set_state_3, ('x',), {})
            try:
                do_return = True
                retval_ = ag__.ld(x)
            except:
                do_return = False
                raise

        def else_body_1():
            nonlocal do_return, retval_, x
            pass
        i = ag__.Undefined('i')
        ag__.if_stmt(ag__.not_(do_return), if_body_1, else_body_1, get_state_4, set_state_4, ('do_return', 'retval_', 'x'), 2)
        return fscope.ret(retval_, do_return)
