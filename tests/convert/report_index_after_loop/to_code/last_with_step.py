def tf__last_with_step(n):
    with ag__.FunctionScope('last_with_step', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        i = -1

        def get_state():
            return (i,)

        def set_state(vars_):
            nonlocal i
            i, = vars_

        def loop_body(itr):
            nonlocal i
            i = itr
            pass
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (1, ag__.ld(n), 2), None, fscope), None, loop_body, get_state, set_state, ('i',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(i)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
