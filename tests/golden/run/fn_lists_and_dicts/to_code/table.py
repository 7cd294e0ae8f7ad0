def tf__table(x):
    with ag__.FunctionScope('table', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        d = {'sum': 0.0}

        def get_state():
            return (ag__.ldu(lambda: d['sum'], "d['sum']"),)

        def set_state(vars_):
            d['sum'], = vars_

        def loop_body(itr):
            k, w = itr
            ag__.ld(d)[ag__.ld(k)] = ag__.ld(x) * ag__.ld(w)
            ag__.ld(d)['sum'] += ag__.ld(d)[ag__.ld(k)]
        k = ag__.Undefined('k')
        w = ag__.Undefined('w')
        ag__.for_stmt(ag__.converted_call({'a': 1.0, 'b': 2.0}.items, (), None, fscope), None, loop_body, get_state, set_state, ("d['sum']",), {'iterate_names': '(k, w)'})
        ag__.converted_call(ag__.ld(d).update, (), dict(max=ag__.converted_call(ag__.ld(tf).maximum, (ag__.ld(d)['a'], ag__.ld(d)['b']), None, fscope)), fscope)
        try:
            do_return = True
            retval_ = ag__.ld(d)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
