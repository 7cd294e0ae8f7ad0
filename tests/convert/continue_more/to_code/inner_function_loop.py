def tf__inner_function_loop(x):
    with ag__.FunctionScope('inner_function_loop', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_6():
            return ()

        def set_state_6(block_vars):
            pass

        def loop_body_1(itr_1):
            i = itr_1
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
            ag__.if_stmt(ag__.ld(i), if_body, else_body, get_state, set_state, ('continue_',), 1)

            def get_state_5():
                return ()

            def set_state_5(block_vars):
                pass

            def if_body_4():

                @ag__.autograph_artifact
                def f(y):
                    with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                        do_return_1 = False
                        retval__1 = ag__.UndefinedReturnValue()

                        def get_state_3():
                            return ()

                        def set_state_3(block_vars):
                            pass

                        def loop_body(itr):
                            j = itr
                            continue__1 = False

                            def get_state_1():
                                return (continue__1,)

                            def set_state_1(vars_):
                                nonlocal continue__1
                                continue__1, = vars_

                            def if_body_1():
                                nonlocal continue__1
                                continue__1 = True

                            def else_body_1():
                                nonlocal continue__1
                                pass
                            ag__.if_stmt(ag__.ld(j), if_body_1, else_body_1, get_state_1, set_state_1, ('continue__1',), 1)

                            def get_state_2():
                                return ()

                            def set_state_2(block_vars):
                                pass

                            def if_body_2():
                                a = ag__.ld(j)

                            def else_body_2():
                                pass
                            ag__.if_stmt(ag__.not_(continue__1), if_body_2, else_body_2, get_state_2, set_state_2, (), 0)
                        a = ag__.Undefined('a')
                        continue__1 = ag__.Undefined('continue__1')
                        j = ag__.Undefined('j')
                        ag__.for_stmt(ag__.ld(y), None, loop_body, get_state_3, set_state_3, (), {'iterate_names': 'j'})
                        try:
                            do_return_1 = True
                            retval__1 = ag__.ld(y)
                        except:
                            do_return_1 = False
                            raise
                        return fscope_1.ret(retval__1, do_return_1)

                def get_state_4():
                    return ()

                def set_state_4(block_vars):
                    pass

                def if_body_3():
                    b = 1

                def else_body_3():
                    pass
                ag__.if_stmt(ag__.converted_call(ag__.ld(f), (ag__.ld(i),), None, fscope), if_body_3, else_body_3, get_state_4, set_state_4, (), 0)
                c = 1

            def else_body_4():
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_4, else_body_4, get_state_5, set_state_5, (), 0)
        b = ag__.Undefined('b')
        c = ag__.Undefined('c')
        continue_ = ag__.Undefined('continue_')
        f = ag__.Undefined('f')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body_1, get_state_6, set_state_6, (), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
