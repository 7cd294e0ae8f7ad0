def tf__dot(a, b):
    with ag__.FunctionScope('dot', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)

        def get_state():
            return (total,)

        def set_state(vars_):
            nonlocal total
            total, = vars_

        def loop_body(itr):
            nonlocal total
            u, v = itr
            total = ag__.ld(total)
            total += u * v
        u = ag__.Undefined('u')
        v = ag__.Undefined('v')
        ag__.for_stmt(ag__.converted_call(ag__.ld(zip), (ag__.ld(a), ag__.ld(b)), None, fscope), None, loop_body, get_state, set_state, ('total',), {'iterate_names': '(u, v)'})
        try:
            do_return = True
            retval_ = ag__.ld(total)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
