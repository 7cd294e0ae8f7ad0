def tf__deep_block(x):
    with ag__.FunctionScope('deep_block', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        break_ = False

        def get_state_8():
            return (break_,)

        def set_state_8(vars_):
            nonlocal break_
            break_, = vars_

        def loop_body(itr):
            nonlocal break_
            i = itr
            continue_ = False
            (break_,)

            def get_state_6():
                return (break_, continue_)

            def set_state_6(vars_):
                nonlocal break_, continue_
                break_, continue_ = vars_

            def if_body_6():
                nonlocal break_, continue_

                def get_state_2():
                    return (continue_,)

                def set_state_2(vars_):
                    nonlocal continue_
                    continue_, = vars_

                def if_body_2():
                    nonlocal continue_

                    def get_state():
                        return (continue_,)

                    def set_state(vars_):
                        nonlocal continue_
                        continue_, = vars_

                    def if_body():
                        nonlocal continue_
                        continue_ = True

                    def else_body():
                        nonlocal continue_
                        pass
                    ag__.if_stmt(ag__.ld(i) > 3, if_body, else_body, get_state, set_state, ('continue_',), 1)

                    def get_state_1():
                        return ()

                    def set_state_1(block_vars):
                        pass

                    def if_body_1():
                        a = 1

                    def else_body_1():
                        pass
                    ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, (), 0)

                def else_body_2():
                    nonlocal continue_
                    pass
                ag__.if_stmt(ag__.ld(i) > 2, if_body_2, else_body_2, get_state_2, set_state_2, ('continue_',), 1)

                def get_state_5():
                    return (break_, continue_)

                def set_state_5(vars_):
                    nonlocal break_, continue_
                    break_, continue_ = vars_

                def if_body_5():
                    nonlocal break_, continue_
                    b = 1

                    def get_state_3():
                        return (break_, continue_)

                    def set_state_3(vars_):
                        nonlocal break_, continue_
                        break_, continue_ = vars_

                    def if_body_3():
                        nonlocal break_, continue_
                        break_ = True
                        continue_ = True

                    def else_body_3():
                        nonlocal break_, continue_
                        pass
                    ag__.if_stmt(ag__.ld(i) > 4, if_body_3, else_body_3, get_state_3, set_state_3, ('break_', 'continue_'), 2)

                    def get_state_4():
                        return ()

                    def set_state_4(block_vars):
                        pass

                    def if_body_4():
                        c = 1

                    def else_body_4():
                        pass
                    ag__.if_stmt(ag__.not_(continue_), if_body_4, else_body_4, get_state_4, set_state_4, (), 0)

                def else_body_5():
                    nonlocal break_, continue_
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_5, else_body_5, get_state_5, set_state_5, ('break_', 'continue_'), 2)

            def else_body_6():
                nonlocal break_, continue_
                pass
            ag__.if_stmt(ag__.ld(i) > 1, if_body_6, else_body_6, get_state_6, set_state_6, ('break_', 'continue_'), 2)

            def get_state_7():
                return ()

            def set_state_7(block_vars):
                pass

            def if_body_7():
                d = 1

            def else_body_7():
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_7, else_body_7, get_state_7, set_state_7, (), 0)

        def extra_test():
            nonlocal break_
            return ag__.not_(break_)
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        c = ag__.Undefined('c')
        continue_ = ag__.Undefined('continue_')
        d = ag__.Undefined('d')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_8, set_state_8, ('break_',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
