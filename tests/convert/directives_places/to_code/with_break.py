def tf__with_break(n):
    with ag__.FunctionScope('with_break', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        t = 0
        break_ = False

        def get_state_2():
            return (t, break_)

        def set_state_2(vars_):
            nonlocal break_, t
            t, break_ = vars_

        def loop_body(itr):
            nonlocal break_, t
            i = itr
            continue_ = False
            (break_,)

            def get_state():
                return (break_, continue_)

            def set_state(vars_):
                nonlocal break_, continue_
                break_, continue_ = vars_

            def if_body():
                nonlocal break_, continue_
                break_ = True
                continue_ = True

            def else_body():
                nonlocal break_, continue_
                pass
            ag__.if_stmt(ag__.ld(i) > 3, if_body, else_body, get_state, set_state, ('break_', 'continue_'), 2)

            def get_state_1():
                return (t,)

            def set_state_1(vars_):
                nonlocal t
                t, = vars_

            def if_body_1():
                nonlocal t
                t = ag__.ld(t)
                t += i

            def else_body_1():
                nonlocal t
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, ('t',), 1)

        def extra_test():
            nonlocal break_, t
            return ag__.not_(break_)
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), extra_test, loop_body, get_state_2, set_state_2, ('t', 'break_'), {'maximum_iterations': ag__.if_exp(ag__.ld(n) > 0, lambda: ag__.ld(n), lambda: 1, 'n > 0'), 'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(t)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
