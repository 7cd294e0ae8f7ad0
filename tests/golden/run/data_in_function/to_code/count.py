def tf__count(limit):
    with ag__.FunctionScope('count', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        n = 0
        break_ = False

        def get_state_2():
            return (n, break_)

        def set_state_2(vars_):
            nonlocal break_, n
            n, break_ = vars_

        def loop_body(itr):
            nonlocal break_, n
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
            ag__.if_stmt(ag__.ld(i) > ag__.ld(limit), if_body, else_body, get_state, set_state, ('break_', 'continue_'), 2)

            def get_state_1():
                return (n,)

            def set_state_1(vars_):
                nonlocal n
                n, = vars_

            def if_body_1():
                nonlocal n
                n = ag__.ld(n)
                n += 1

            def else_body_1():
                nonlocal n
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, ('n',), 1)

        def extra_test():
            nonlocal break_, n
            return ag__.not_(break_)
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).data.Dataset.range, (100,), None, fscope), extra_test, loop_body, get_state_2, set_state_2, ('n', 'break_'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(n)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
