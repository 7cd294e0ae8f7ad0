def tf__read_after_loop_only(x):
    with ag__.FunctionScope('read_after_loop_only', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (a, x)

        def set_state(vars_):
            nonlocal a, x
            a, x = vars_

        def loop_body():
            nonlocal a, x
            a = ag__.ld(x)
            x = ag__.ld(x) - 1

        def loop_test():
            return ag__.ld(x)
        a = ag__.Undefined('a')
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('a', 'x'), {})

        def get_state_1():
            return (i,)

        def set_state_1(vars_):
            nonlocal i
            i, = vars_

        def loop_body_1(itr):
            nonlocal i
            i = itr
            b = ag__.ld(i)
        b = ag__.Undefined('b')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body_1, get_state_1, set_state_1, ('i',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(i))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
