def tf__last_in_nested(x):
    with ag__.FunctionScope('last_in_nested', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_3():
            return ()

        def set_state_3(block_vars):
            pass

        def loop_body_1(itr_1):
            i = itr_1
            continue_ = False

            def get_state_1():
                return ()

            def set_state_1(block_vars):
                pass

            def loop_body(itr):
                j = itr
                continue__1 = False

                def get_state():
                    return ()

                def set_state(block_vars):
                    pass

                def if_body():
                    a = 1
                    continue__1 = True

                def else_body():
                    pass
                ag__.if_stmt(ag__.ld(j), if_body, else_body, get_state, set_state, (), 0)
            ag__.for_stmt(ag__.ld(i), None, loop_body, get_state_1, set_state_1, (), {'iterate_names': 'j'})
            b = 1

            def get_state_2():
                return ()

            def set_state_2(block_vars):
                pass

            def if_body_1():
                continue_ = True

            def else_body_1():
                pass
            ag__.if_stmt(ag__.ld(b), if_body_1, else_body_1, get_state_2, set_state_2, (), 0)
        continue__1 = ag__.Undefined('continue__1')
        continue_ = ag__.Undefined('continue_')
        a = ag__.Undefined('a')
        i = ag__.Undefined('i')
        b = ag__.Undefined('b')
        j = ag__.Undefined('j')
        ag__.for_stmt(ag__.ld(x), None, loop_body_1, get_state_3, set_state_3, (), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
