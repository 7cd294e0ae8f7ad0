def tf__any_direction(start, stop, step):
    with ag__.FunctionScope('any_direction', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        out = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)

        def get_state():
            return (out,)

        def set_state(vars_):
            nonlocal out
            out, = vars_

        def loop_body(itr):
            nonlocal out
            i = itr
            out = ag__.ld(out) * 10 + ag__.ld(i)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(start), ag__.ld(stop), ag__.ld(step)), None, fscope), None, loop_body, get_state, set_state, ('out',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(out)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
