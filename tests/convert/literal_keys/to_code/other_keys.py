def tf__other_keys(d, x):
    with ag__.FunctionScope('other_keys', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: d['a b'], "d['a b']"), ag__.ldu(lambda: d["it's"], "d['it's']"), ag__.ldu(lambda: d['é'], "d['é']"), ag__.ldu(lambda: d[1.5], 'd[1.5]'), ag__.ldu(lambda: d[1e+100], 'd[1e+100]'), ag__.ldu(lambda: d[2j], 'd[2j]'), ag__.ldu(lambda: d[None], 'd[None]'), ag__.ldu(lambda: d[b'k'], "d[b'k']"))

        def set_state(vars_):
            d['a b'], d["it's"], d['é'], d[1.5], d[1e+100], d[2j], d[None], d[b'k'] = vars_

        def if_body():
            ag__.ld(d)[1.5] = ag__.ld(x)
            ag__.ld(d)[b'k'] = ag__.ld(x)
            ag__.ld(d)[None] = ag__.ld(x)
            ag__.ld(d)[2j] = ag__.ld(x)
            ag__.ld(d)['a b'] = ag__.ld(x)
            ag__.ld(d)["it's"] = ag__.ld(x)
            ag__.ld(d)['é'] = ag__.ld(x)
            ag__.ld(d)[1e+100] = ag__.ld(x)
            ag__.ld(d)[10 ** 3] = ag__.ld(x)

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(x) > 0, if_body, else_body, get_state, set_state, ("d['a b']", "d['it's']", "d['é']", 'd[1.5]', 'd[1e+100]', 'd[2j]', 'd[None]', "d[b'k']"), 8)
        try:
            do_return = True
            retval_ = ag__.ld(d)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
