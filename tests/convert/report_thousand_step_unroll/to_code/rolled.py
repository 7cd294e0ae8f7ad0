def tf__rolled(seed):
    with ag__.FunctionScope('rolled', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        x = ag__.ld(seed)

        def get_state():
            return (x,)

        def set_state(vars_):
            nonlocal x
            x, = vars_

        def loop_body(itr):
            nonlocal x
            _ = itr
            x = (ag__.ld(x) * 1103 + 12345) % 65536
        _ = ag__.Undefined('_')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(STEPS),), None, fscope), None, loop_body, get_state, set_state, ('x',), {'iterate_names': '_'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
