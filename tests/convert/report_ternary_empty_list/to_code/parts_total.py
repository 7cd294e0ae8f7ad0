def tf__parts_total(x):
    with ag__.FunctionScope('parts_total', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        parts = ag__.if_exp(ag__.converted_call(ag__.ld(tf).size, (ag__.ld(x),), None, fscope) > 0, lambda: ag__.converted_call(ag__.ld(tf).unstack, (ag__.ld(x),), None, fscope), lambda: [], 'ag__.converted_call(tf.size, (x,), None, fscope) > 0')
        out = ag__.converted_call(ag__.ld(tf).constant, (0.0,), None, fscope)

        def get_state():
            return (out,)

        def set_state(vars_):
            nonlocal out
            out, = vars_

        def loop_body(itr):
            nonlocal out
            part = itr
            out = ag__.ld(out)
            out += part
        part = ag__.Undefined('part')
        ag__.for_stmt(ag__.ld(parts), None, loop_body, get_state, set_state, ('out',), {'iterate_names': 'part'})
        try:
            do_return = True
            retval_ = ag__.ld(out)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
