def tf__break_two_levels(xs):
    with ag__.FunctionScope('break_two_levels', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        break_ = False

        def get_state_4():
            return (x, break_)

        def set_state_4(vars_):
            nonlocal break_, x
            x, break_ = vars_

        def loop_body_1(itr):
            nonlocal break_, x
            x = itr
            continue_ = False
            (break_,)
            break__1 = False

            def get_state_2():
                return (x, break__1)

            def set_state_2(vars_):
                nonlocal break__1, x
                x, break__1 = vars_

            def loop_body():
                nonlocal break__1, x
                continue__1 = False

                def get_state():
                    return (break__1, continue__1)

                def set_state(vars_):
                    nonlocal break__1, continue__1
                    break__1, continue__1 = vars_

                def if_body():
                    nonlocal break__1, continue__1
                    break__1 = True
                    continue__1 = True

                def else_body():
                    nonlocal break__1, continue__1
                    pass
                ag__.if_stmt(ag__.ld(x) > 2, if_body, else_body, get_state, set_state, ('break__1', 'continue__1'), 2)

                def get_state_1():
                    return (x,)

                def set_state_1(vars_):
                    nonlocal x
                    x, = vars_

                def if_body_1():
                    nonlocal x
                    x = ag__.ld(x)
                    x -= 1

                def else_body_1():
                    nonlocal x
                    pass
                ag__.if_stmt(ag__.not_(continue__1), if_body_1, else_body_1, get_state_1, set_state_1, ('x',), 1)

            def loop_test():
                return ag__.and_(lambda: ag__.not_(break__1), lambda: ag__.ld(x))
            ag__.while_stmt(loop_test, loop_body, get_state_2, set_state_2, ('x', 'break__1'), {})

            def get_state_3():
                return (break_,)

            def set_state_3(vars_):
                nonlocal break_
                break_, = vars_

            def if_body_2():
                nonlocal break_
                break_ = True
                continue_ = True

            def else_body_2():
                nonlocal break_
                pass
            ag__.if_stmt(ag__.ld(x), if_body_2, else_body_2, get_state_3, set_state_3, ('break_',), 1)

        def extra_test():
            nonlocal break_, x
            return ag__.not_(break_)
        break__1 = ag__.Undefined('break__1')
        continue_ = ag__.Undefined('continue_')
        continue__1 = ag__.Undefined('continue__1')
        x = ag__.Undefined('x')
        ag__.for_stmt(ag__.ld(xs), extra_test, loop_body_1, get_state_4, set_state_4, ('x', 'break_'), {'iterate_names': 'x'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
