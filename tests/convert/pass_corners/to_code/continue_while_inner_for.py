def tf__continue_while_inner_for(n):
    with ag__.FunctionScope('continue_while_inner_for', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_5():
            return (n,)

        def set_state_5(vars_):
            nonlocal n
            n, = vars_

        def loop_body_1():
            nonlocal n
            continue_ = False
            n = ag__.ld(n)
            n -= 1

            def get_state_2():
                return (n,)

            def set_state_2(vars_):
                nonlocal n
                n, = vars_

            def loop_body(itr):
                nonlocal n
                i = itr
                continue__1 = False

                def get_state():
                    return (continue__1,)

                def set_state(vars_):
                    nonlocal continue__1
                    continue__1, = vars_

                def if_body():
                    nonlocal continue__1
                    continue__1 = True

                def else_body():
                    nonlocal continue__1
                    pass
                ag__.if_stmt(ag__.ld(i), if_body, else_body, get_state, set_state, ('continue__1',), 1)

                def get_state_1():
                    return (n,)

                def set_state_1(vars_):
                    nonlocal n
                    n, = vars_

                def if_body_1():
                    nonlocal n
                    n = ag__.ld(n)
                    n -= i

                def else_body_1():
                    nonlocal n
                    pass
                ag__.if_stmt(ag__.not_(continue__1), if_body_1, else_body_1, get_state_1, set_state_1, ('n',), 1)
            ag__.for_stmt(ag__.converted_call(ag__.ld(range), (ag__.ld(n),), None, fscope), None, loop_body, get_state_2, set_state_2, ('n',), {'iterate_names': 'i'})

            def get_state_3():
                return (continue_,)

            def set_state_3(vars_):
                nonlocal continue_
                continue_, = vars_

            def if_body_2():
                nonlocal continue_
                continue_ = True

            def else_body_2():
                nonlocal continue_
                pass
            ag__.if_stmt(ag__.ld(n) > 2, if_body_2, else_body_2, get_state_3, set_state_3, ('continue_',), 1)

            def get_state_4():
                return (n,)

            def set_state_4(vars_):
                nonlocal n
                n, = vars_

            def if_body_3():
                nonlocal n
                n = ag__.ld(n)
                n -= 1

            def else_body_3():
                nonlocal n
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_3, else_body_3, get_state_4, set_state_4, ('n',), 1)

        def loop_test():
            return ag__.ld(n)
        continue_ = ag__.Undefined('continue_')
        continue__1 = ag__.Undefined('continue__1')
        i = ag__.Undefined('i')
        ag__.while_stmt(loop_test, loop_body_1, get_state_5, set_state_5, ('n',), {})
        try:
            do_return = True
            retval_ = ag__.ld(n)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
