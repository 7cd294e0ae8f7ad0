def tf__in_finally(x):
    with ag__.FunctionScope('in_finally', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_3():
            return ()

        def set_state_3(block_vars):
            pass

        def loop_body(itr):
            i = itr
            continue_ = False
            try:
                a = 1
            finally:

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

                def get_state_1():
                    return ()

                def set_state_1(block_vars):
                    pass

                def if_body_1():
                    b = 1

                def else_body_1():
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, (), 0)

            def get_state_2():
                return ()

            def set_state_2(block_vars):
                pass

            def if_body_2():
                c = 1

            def else_body_2():
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_2, else_body_2, get_state_2, set_state_2, (), 0)
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        c = ag__.Undefined('c')
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state_3, set_state_3, (), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
