def tf__rows(m):
    with ag__.FunctionScope('rows', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        acc = ag__.converted_call(ag__.ld(tf).zeros_like, (ag__.ld(m)[0],), None, fscope)

        def get_state():
            return (acc,)

        def set_state(vars_):
            nonlocal acc
            acc, = vars_

        def loop_body(itr):
            nonlocal acc
            r = itr
            acc = ag__.ld(acc) * 2.0 + ag__.ld(r)
        r = ag__.Undefined('r')
        ag__.for_stmt(ag__.ld(m), None, loop_body, get_state, set_state, ('acc',), {'iterate_names': 'r'})
        try:
            do_return = True
            retval_ = ag__.ld(acc)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
