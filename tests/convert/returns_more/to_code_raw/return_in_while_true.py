def tf__return_in_while_true(x):
    with ag__.FunctionScope('return_in_while_true', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_3():
            return (do_return, retval_, x)

        def set_state_3(vars_):
            nonlocal x, do_return, retval_
            do_return, retval_, x = vars_

        def loop_body_1():
            nonlocal x, do_return, retval_
            break__1 = False

            def get_state_1():
                return (do_return, retval_, break__1)

            def set_state_1(vars_):
                nonlocal break__1, do_return, retval_
                do_return, retval_, break__1 = vars_

            def loop_body():
                nonlocal break__1, do_return, retval_
                continue__1 = False

                def get_state():
                    return (break__1, do_return, retval_)

                def set_state(vars_):
                    nonlocal break__1, do_return, retval_
                    break__1, do_return, retval_ = vars_

                def if_body():
                    nonlocal break__1, do_return, retval_
                    try:
                        do_return = True
                        retval_ = ag__.ld(x)
                    except:
                        do_return = False
                        raise

                def else_body():
                    nonlocal break__1, do_return, retval_
                    break__1 = True
                    continue__1 = True
                ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('break__1', 'do_return', 'retval_'), 3)

            def loop_test():
                return ag__.and_(lambda: ag__.not_(do_return), lambda: ag__.and_(lambda: ag__.not_(break__1), lambda: True))
            ag__.while_stmt(loop_test, loop_body, get_state_1, set_state_1, ('do_return', 'retval_', 'break__1'), {})

            def get_state_2():
                return (x,)

            def set_state_2(vars_):
                nonlocal x
                x, = vars_

            def if_body_1():
                nonlocal x
                x = ag__.ld(x) + 1

            def else_body_1():
                nonlocal x
                pass
            ag__.if_stmt(ag__.not_(do_return), if_body_1, else_body_1, get_state_2, set_state_2, ('x',), 1)

        def loop_test_1():
            return ag__.and_(lambda: ag__.not_(do_return), lambda: True)
        break__1 = ag__.Undefined('break__1')
        continue__1 = ag__.Undefined('continue__1')
        ag__.while_stmt(loop_test_1, loop_body_1, get_state_3, set_state_3, ('do_return', 'retval_', 'x'), {})
        return fscope.ret(retval_, do_return)
