def tf__unknown_keyword(n):
    with ag__.FunctionScope('unknown_keyword', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
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
            i = itr
            t = ag__.ld(t)
            t += i
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state, set_state, ('t',), {'colour': 1, 'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(t)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
