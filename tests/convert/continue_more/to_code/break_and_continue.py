def tf__break_and_continue(x):
    with ag__.FunctionScope('break_and_continue', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        break_ = False

        def get_state_6():
            return (x, break_)

        def set_state_6(vars_):
            nonlocal break_, x
            x, break_ = vars_

        def loop_body():
            nonlocal break_, x
            continue_ = False
            x = ag__.ld(x) - 1

            def get_state():
                return (break_, continue_)

            def set_state(vars_):
                nonlocal break_, continue_
                break_, continue_ = vars_

            def if_body():
                nonlocal break_, continue_
                break_ = True
                continue_ = True

            def else_body():
                nonlocal break_, continue_
                pass
            ag__.if_stmt(ag__.ld(x) > 1, if_body, else_body, get_state, set_state, ('break_', 'continue_'), 2)

            def get_state_5():
                return (break_, continue_)

            def set_state_5(vars_):
                nonlocal break_, continue_
                break_, continue_ = vars_

            def if_body_5():
                nonlocal break_, continue_

                def get_state_1():
                    return (continue_,)

                def set_state_1(vars_):
                    nonlocal continue_
                    continue_, = vars_

                def if_body_1():
                    nonlocal continue_
                    continue_ = True

                def else_body_1():
                    nonlocal continue_
                    pass
                ag__.if_stmt(ag__.ld(x) > 2, if_body_1, else_body_1, get_state_1, set_state_1, ('continue_',), 1)

                def get_state_4():
                    return (break_, continue_)

                def set_state_4(vars_):
                    nonlocal break_, continue_
                    break_, continue_ = vars_

                def if_body_4():
                    nonlocal break_, continue_

                    def get_state_2():
                        return (break_, continue_)

                    def set_state_2(vars_):
                        nonlocal break_, continue_
                        break_, continue_ = vars_

                    def if_body_2():
                        nonlocal break_, continue_
                        break_ = True
                        continue_ = True

                    def else_body_2():
                        nonlocal break_, continue_
                        pass
                    ag__.if_stmt(ag__.ld(x) > 3, if_body_2, else_body_2, get_state_2, set_state_2, ('break_', 'continue_'), 2)

                    def get_state_3():
                        return ()

                    def set_state_3(block_vars):
                        pass

                    def if_body_3():
                        a = 1

                    def else_body_3():
                        pass
                    ag__.if_stmt(ag__.not_(continue_), if_body_3, else_body_3, get_state_3, set_state_3, (), 0)

                def else_body_4():
                    nonlocal break_, continue_
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_4, else_body_4, get_state_4, set_state_4, ('break_', 'continue_'), 1)

            def else_body_5():
                nonlocal break_, continue_
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_5, else_body_5, get_state_5, set_state_5, ('break_', 'continue_'), 1)

        def loop_test():
            return ag__.and_(lambda: ag__.not_(break_), lambda: ag__.ld(x))
        a = ag__.Undefined('a')
        continue_ = ag__.Undefined('continue_')
        ag__.while_stmt(loop_test, loop_body, get_state_6, set_state_6, ('x', 'break_'), {})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
