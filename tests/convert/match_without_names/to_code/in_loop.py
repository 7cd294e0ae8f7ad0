def tf__in_loop(x):
    with ag__.FunctionScope('in_loop', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        t = 0
        break_ = False

        def get_state_1():
            return (t, break_)

        def set_state_1(vars_):
            nonlocal break_, t
            t, break_ = vars_

        def loop_body(itr):
            nonlocal break_, t
            i = itr
            continue_ = False
            (break_,)
            match 3:
                case 1:
                    continue_ = True
                case 3:
                    break_ = True
                    continue_ = True

            def get_state():
                return (t,)

            def set_state(vars_):
                nonlocal t
                t, = vars_

            def if_body():
                nonlocal t
                t = ag__.ld(t)
                t += i

            def else_body():
                nonlocal t
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body, else_body, get_state, set_state, ('t',), 1)

        def extra_test():
            nonlocal break_, t
            return ag__.not_(break_)
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_1, set_state_1, ('t', 'break_'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(t)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
