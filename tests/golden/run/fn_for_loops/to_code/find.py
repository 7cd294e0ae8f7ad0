def tf__find(v, target):
    with ag__.FunctionScope('find', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        pos = -1
        break_ = False

        def get_state_1():
            return (pos, break_)

        def set_state_1(vars_):
            nonlocal break_, pos
            pos, break_ = vars_

        def loop_body(itr):
            nonlocal break_, pos
            i = itr
            continue_ = False
            (break_,)

            def get_state():
                return (break_, pos)

            def set_state(vars_):
                nonlocal break_, pos
                break_, pos = vars_

            def if_body():
                nonlocal break_, pos
                pos = ag__.ld(i)
                break_ = True
                continue_ = True

            def else_body():
                nonlocal break_, pos
                pass
            ag__.if_stmt(ag__.ld(v)[ag__.ld(i)] == ag__.ld(target), if_body, else_body, get_state, set_state, ('break_', 'pos'), 2)

        def extra_test():
            nonlocal break_, pos
            return ag__.not_(break_)
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.converted_call(ag__.ld(tf).shape, (ag__.ld(v),), None, fscope)[0],), None, fscope), extra_test, loop_body, get_state_1, set_state_1, ('pos', 'break_'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(pos)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
