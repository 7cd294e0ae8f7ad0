def tf__first_statement(x):
    with ag__.FunctionScope('first_statement', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_1():
            return ()

        def set_state_1(block_vars):
            pass

        def loop_body(itr):
            i = itr
            continue_ = False
            continue_ = True

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                a = 1

            def else_body():
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body, else_body, get_state, set_state, (), 0)
        a = ag__.Undefined('a')
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state_1, set_state_1, (), {'iterate_names': 'i'})
        break__1 = False

        def get_state_3():
            return (break__1,)

        def set_state_3(vars_):
            nonlocal break__1
            break__1, = vars_

        def loop_body_1():
            nonlocal break__1
            continue__1 = False
            break__1 = True
            continue__1 = True

            def get_state_2():
                return ()

            def set_state_2(block_vars):
                pass

            def if_body_1():
                b = 2

            def else_body_1():
                pass
            ag__.if_stmt(ag__.not_(continue__1), if_body_1, else_body_1, get_state_2, set_state_2, (), 0)

        def loop_test():
            return ag__.and_(lambda: ag__.not_(break__1), lambda: ag__.ld(x))
        b = ag__.Undefined('b')
        continue__1 = ag__.Undefined('continue__1')
        ag__.while_stmt(loop_test, loop_body_1, get_state_3, set_state_3, ('break__1',), {})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
