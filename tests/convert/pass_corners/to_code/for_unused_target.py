def tf__for_unused_target(xs):
    with ag__.FunctionScope('for_unused_target', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        t = 0

        def get_state():
            return (t,)

        def set_state(vars_):
            nonlocal t
            t, = vars_

        def loop_body(itr):
            nonlocal t
            _ = itr
            t = ag__.ld(t)
            t += 1
        _ = ag__.Undefined('_')
        ag__.for_stmt(ag__.ld(xs), None, loop_body, get_state, set_state, ('t',), {'iterate_names': '_'})
        try:
            do_return = True
            retval_ = ag__.ld(t)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
