def tf__as_parameter(break_, continue_, fscope, x):
    with ag__.FunctionScope('as_parameter', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()
        break__1 = False

        def get_state_4():
            return (break__1,)

        def set_state_3(vars_):
            nonlocal break__1
            break__1, = vars_

        def loop_body(itr_1):
            nonlocal break__1
            i = itr_1
            continue_ = False
            (break__1,)

            def get_state_1():
                return (break__1, continue_)

            def set_state(vars_):
                nonlocal break__1, continue_
                break__1, continue_ = vars_

            def if_body():
                nonlocal break__1, continue_
                break__1 = True
                continue_ = True

            def else_body():
                nonlocal break__1, continue_
                pass
            ag__.if_stmt(ag__.ld(i) > 0, if_body, else_body, get_state_1, set_state, ('break__1', 'continue_'), 2)

            def get_state_3():
                return (continue_,)

            def set_state_2(vars_):
                nonlocal continue_
                continue_, = vars_

            def if_body_3():
                nonlocal continue_

                def get_state_2():
                    return ()

                def set_state_1(block_vars):
                    pass

                def if_body_2():
                    continue_ = True

                def else_body_1():
                    pass
                ag__.if_stmt(ag__.ld(i) < 0, if_body_2, else_body_1, get_state_2, set_state_1, (), 0)

            def else_body_2():
                nonlocal continue_
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_3, else_body_2, get_state_3, set_state_2, ('continue_',), 0)

        def extra_test():
            nonlocal break__1
            return ag__.not_(break__1)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_4, set_state_3, ('break__1',), {'iterate_names': 'i'})
        try:
            do_return_1 = True
            retval_ = ag__.ld(break_)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
