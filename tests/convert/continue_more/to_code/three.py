def tf__three(x):
    with ag__.FunctionScope('three', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_6():
            return ()

        def set_state_6(block_vars):
            pass

        def loop_body(itr):
            i = itr
            continue_ = False

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
            ag__.if_stmt(ag__.ld(i) > 1, if_body, else_body, get_state, set_state, ('continue_',), 1)

            def get_state_5():
                return (continue_,)

            def set_state_5(vars_):
                nonlocal continue_
                continue_, = vars_

            def if_body_5():
                nonlocal continue_
                a = 1

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
                ag__.if_stmt(ag__.ld(i) > 2, if_body_1, else_body_1, get_state_1, set_state_1, ('continue_',), 1)

                def get_state_4():
                    return (continue_,)

                def set_state_4(vars_):
                    nonlocal continue_
                    continue_, = vars_

                def if_body_4():
                    nonlocal continue_
                    b = 1

                    def get_state_2():
                        return (continue_,)

                    def set_state_2(vars_):
                        nonlocal continue_
                        continue_, = vars_

                    def if_body_2():
                        nonlocal continue_
                        continue_ = True

                    def else_body_2():
                        nonlocal continue_
                        pass
                    ag__.if_stmt(ag__.ld(i) > 3, if_body_2, else_body_2, get_state_2, set_state_2, ('continue_',), 1)

                    def get_state_3():
                        return ()

                    def set_state_3(block_vars):
                        pass

                    def if_body_3():
                        c = 1

                    def else_body_3():
                        pass
                    ag__.if_stmt(ag__.not_(continue_), if_body_3, else_body_3, get_state_3, set_state_3, (), 0)

                def else_body_4():
                    nonlocal continue_
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_4, else_body_4, get_state_4, set_state_4, ('continue_',), 0)

            def else_body_5():
                nonlocal continue_
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_5, else_body_5, get_state_5, set_state_5, ('continue_',), 0)
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        c = ag__.Undefined('c')
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state_6, set_state_6, (), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
