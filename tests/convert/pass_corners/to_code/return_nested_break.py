def tf__return_nested_break(xs):
    with ag__.FunctionScope('return_nested_break', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_5():
            return (do_return, else_, retval_)

        def set_state_5(vars_):
            nonlocal do_return, else_, retval_
            do_return, else_, retval_ = vars_

        def loop_body_1(itr_1):
            nonlocal do_return, else_, retval_
            x = itr_1
            break__1 = False

            def get_state_3():
                return (do_return, retval_, y, break__1)

            def set_state_3(vars_):
                nonlocal break__1, do_return, retval_, y
                do_return, retval_, y, break__1 = vars_

            def loop_body(itr):
                nonlocal break__1, do_return, retval_, y
                y = itr
                continue__1 = False
                (break__1,)

                def get_state():
                    return (break__1, continue__1)

                def set_state(vars_):
                    nonlocal break__1, continue__1
                    break__1, continue__1 = vars_

                def if_body():
                    nonlocal break__1, continue__1
                    break__1 = True
                    continue__1 = True

                def else_body():
                    nonlocal break__1, continue__1
                    pass
                ag__.if_stmt(ag__.ld(y) > 1, if_body, else_body, get_state, set_state, ('break__1', 'continue__1'), 2)

                def get_state_2():
                    return (do_return, retval_)

                def set_state_2(vars_):
                    nonlocal do_return, retval_
                    do_return, retval_ = vars_

                def if_body_2():
                    nonlocal do_return, retval_

                    def get_state_1():
                        return (do_return, retval_)

                    def set_state_1(vars_):
                        nonlocal do_return, retval_
                        do_return, retval_ = vars_

                    def if_body_1():
                        nonlocal do_return, retval_
                        try:
                            do_return = True
                            retval_ = ag__.ld(y)
                        except:
                            do_return = False
                            raise

                    def else_body_1():
                        nonlocal do_return, retval_
                        pass
                    ag__.if_stmt(ag__.ld(y) < 0, if_body_1, else_body_1, get_state_1, set_state_1, ('do_return', 'retval_'), 2)

                def else_body_2():
                    nonlocal do_return, retval_
                    pass
                ag__.if_stmt(ag__.not_(continue__1), if_body_2, else_body_2, get_state_2, set_state_2, ('do_return', 'retval_'), 2)

            def extra_test():
                nonlocal break__1, do_return, retval_, y
                return ag__.and_(lambda: ag__.not_(do_return), lambda: ag__.not_(break__1))
            ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_3, set_state_3, ('do_return', 'retval_', 'y', 'break__1'), {'iterate_names': 'y'})

            def get_state_4():
                return (else_,)

            def set_state_4(vars_):
                nonlocal else_
                else_, = vars_

            def if_body_3():
                nonlocal else_
                else_ = ag__.ld(y)

            def else_body_3():
                nonlocal else_
                pass
            ag__.if_stmt(ag__.not_(do_return), if_body_3, else_body_3, get_state_4, set_state_4, ('else_',), 1)

        def extra_test_1():
            nonlocal do_return, else_, retval_
            return ag__.not_(do_return)
        break__1 = ag__.Undefined('break__1')
        continue__1 = ag__.Undefined('continue__1')
        else_ = ag__.Undefined('else_')
        x = ag__.Undefined('x')
        y = ag__.Undefined('y')
        ag__.for_stmt(ag__.ld(xs), extra_test_1, loop_body_1, get_state_5, set_state_5, ('do_return', 'else_', 'retval_'), {'iterate_names': 'x'})

        def get_state_6():
            return (do_return, retval_)

        def set_state_6(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_4():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.ld(else_)
            except:
                do_return = False
                raise

        def else_body_4():
            nonlocal do_return, retval_
            pass
        ag__.if_stmt(ag__.not_(do_return), if_body_4, else_body_4, get_state_6, set_state_6, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
