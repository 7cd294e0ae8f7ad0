def tf__find(x, wanted):
    with ag__.FunctionScope('find', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        i = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)

        def get_state_1():
            return (do_return, retval_, i)

        def set_state_1(vars_):
            nonlocal do_return, i, retval_
            do_return, retval_, i = vars_

        def loop_body(itr):
            nonlocal do_return, i, retval_
            v = itr

            def get_state():
                return (do_return, i, retval_)

            def set_state(vars_):
                nonlocal do_return, i, retval_
                do_return, i, retval_ = vars_

            def if_body():
                nonlocal do_return, i, retval_
                try:
                    do_return = True
                    retval_ = ag__.ld(i)
                except:
                    do_return = False
                    raise

            def else_body():
                nonlocal do_return, i, retval_
                i = ag__.ld(i)
                i += 1
            ag__.if_stmt(ag__.ld(v) == ag__.ld(wanted), if_body, else_body, get_state, set_state, ('do_return', 'i', 'retval_'), 3)

        def extra_test():
            nonlocal do_return, i, retval_
            return ag__.not_(do_return)
        v = ag__.Undefined('v')
        ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_1, set_state_1, ('do_return', 'retval_', 'i'), {'iterate_names': 'v'})

        def get_state_2():
            return (do_return, retval_)

        def set_state_2(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_1():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.converted_call(ag__.ld(tf).constant, (-1,), None, fscope)
            except:
                do_return = False
                raise

        def else_body_1():
            nonlocal do_return, retval_
            pass
        ag__.if_stmt(ag__.not_(do_return), if_body_1, else_body_1, get_state_2, set_state_2, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
