def tf__name_keys(d, x, k):
    with ag__.FunctionScope('name_keys', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: d[d[k]], 'd[d[k]]'), ag__.ldu(lambda: d[k.a], 'd[k.a]'), ag__.ldu(lambda: d[k['a']].b, "d[k['a']].b"), ag__.ldu(lambda: d[k[0]], 'd[k[0]]'), ag__.ldu(lambda: d[k], 'd[k]'))

        def set_state(vars_):
            d[d[k]], d[k.a], d[k['a']].b, d[k[0]], d[k] = vars_

        def if_body():
            ag__.ld(d)[ag__.ld(k)] = ag__.ld(x)
            ag__.ld(d)[ag__.ld(k).a] = ag__.ld(x)
            ag__.ld(d)[ag__.ld(k)[0]] = ag__.ld(x)
            ag__.ld(d)[ag__.ld(k)['a']].b = ag__.ld(x)
            ag__.ld(d)[ag__.ld(d)[ag__.ld(k)]] = ag__.ld(x)

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(x) > 0, if_body, else_body, get_state, set_state, ('d[d[k]]', 'd[k.a]', "d[k['a']].b", 'd[k[0]]', 'd[k]'), 5)
        try:
            do_return = True
            retval_ = ag__.ld(d)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
