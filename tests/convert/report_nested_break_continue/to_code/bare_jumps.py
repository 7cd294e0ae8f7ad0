def tf__bare_jumps(n):
    with ag__.FunctionScope('bare_jumps', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)

        def get_state():
            return (a,)

        def set_state(vars_):
            nonlocal a
            a, = vars_

        def loop_body(itr):
            nonlocal a
            i = itr
            continue_ = False
            a = ag__.ld(a)
            a += 1
            continue_ = True
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state, set_state, ('a',), {'iterate_names': 'i'})
        break__1 = False

        def get_state_1():
            return (a, break__1)

        def set_state_1(vars_):
            nonlocal a, break__1
            a, break__1 = vars_

        def loop_body_1(itr_1):
            nonlocal a, break__1
            i = itr_1
            continue__1 = False
            (break__1,)
            a = ag__.ld(a)
            a += 10
            break__1 = True
            continue__1 = True

        def extra_test():
            nonlocal a, break__1
            return ag__.not_(break__1)
        continue__1 = ag__.Undefined('continue__1')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), extra_test, loop_body_1, get_state_1, set_state_1, ('a', 'break__1'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
