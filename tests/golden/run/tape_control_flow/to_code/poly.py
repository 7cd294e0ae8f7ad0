def tf__poly(x, n):
    with ag__.FunctionScope('poly', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        r = ag__.converted_call(ag__.ld(tf).constant, (1.0,), None, fscope)

        def get_state():
            return (r,)

        def set_state(vars_):
            nonlocal r
            r, = vars_

        def loop_body(itr):
            nonlocal r
            _ = itr
            r = ag__.ld(r) * ag__.ld(x)
        _ = ag__.Undefined('_')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state, set_state, ('r',), {'iterate_names': '_'})
        try:
            do_return = True
            retval_ = ag__.ld(r)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
