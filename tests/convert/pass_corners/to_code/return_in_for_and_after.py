def tf__return_in_for_and_after(xs):
    with ag__.FunctionScope('return_in_for_and_after', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_1():
            return (do_return, retval_)

        def set_state_1(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def loop_body(itr):
            nonlocal do_return, retval_
            x = itr

            def get_state():
                return (do_return, retval_)

            def set_state(vars_):
                nonlocal do_return, retval_
                do_return, retval_ = vars_

            def if_body():
                nonlocal do_return, retval_
                try:
                    do_return = True
                    retval_ = ag__.ld(x)
                except:
                    do_return = False
                    raise

            def else_body():
                nonlocal do_return, retval_
                ag__.ld(print)(ag__.ld(x))
            ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('do_return', 'retval_'), 2)

        def extra_test():
            nonlocal do_return, retval_
            return ag__.not_(do_return)
        x = ag__.Undefined('x')
        ag__.for_stmt(ag__.ld(xs), extra_test, loop_body, get_state_1, set_state_1, ('do_return', 'retval_'), {'iterate_names': 'x'})

        def get_state_3():
            return (do_return, retval_)

        def set_state_3(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_1():
            nonlocal do_return, retval_

            def get_state_2():
                return ()

            def set_state_2(block_vars):
                pass

            def loop_body_1(itr_1):
                y = itr_1
                ag__.ld(print)(ag__.ld(y))

            def extra_test_1():
                return ag__.not_(do_return)
            y = ag__.Undefined('y')
            ag__.for_stmt(ag__.ld(xs), extra_test_1, loop_body_1, get_state_2, set_state_2, (), {'iterate_names': 'y'})
            try:
                do_return = True
                retval_ = None
            except:
                do_return = False
                raise

        def else_body_1():
            nonlocal do_return, retval_
            pass
        y = ag__.Undefined('y')
        ag__.if_stmt(ag__.not_(do_return), if_body_1, else_body_1, get_state_3, set_state_3, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
