def tf__continue_tail_after_two(xs):
    with ag__.FunctionScope('continue_tail_after_two', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        t = 0

        def get_state_4():
            return (t,)

        def set_state_4(vars_):
            nonlocal t
            t, = vars_

        def loop_body(itr):
            nonlocal t
            x = itr
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
            ag__.if_stmt(ag__.ld(x) == 1, if_body, else_body, get_state, set_state, ('continue_',), 1)

            def get_state_3():
                return (t, continue_)

            def set_state_3(vars_):
                nonlocal continue_, t
                t, continue_ = vars_

            def if_body_3():
                nonlocal continue_, t
                t = ag__.ld(t)
                t += 1

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
                ag__.if_stmt(ag__.ld(x) == 2, if_body_1, else_body_1, get_state_1, set_state_1, ('continue_',), 1)

                def get_state_2():
                    return (t,)

                def set_state_2(vars_):
                    nonlocal t
                    t, = vars_

                def if_body_2():
                    nonlocal t
                    t = ag__.ld(t)
                    t += 2
                    t = ag__.ld(t)
                    t += 3

                def else_body_2():
                    nonlocal t
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_2, else_body_2, get_state_2, set_state_2, ('t',), 1)

            def else_body_3():
                nonlocal continue_, t
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_3, else_body_3, get_state_3, set_state_3, ('t', 'continue_'), 1)
        continue_ = ag__.Undefined('continue_')
        x = ag__.Undefined('x')
        ag__.for_stmt(ag__.ld(xs), None, loop_body, get_state_4, set_state_4, ('t',), {'iterate_names': 'x'})
        try:
            do_return = True
            retval_ = ag__.ld(t)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
