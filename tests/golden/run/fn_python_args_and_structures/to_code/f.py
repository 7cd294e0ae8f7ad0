def tf__f(d, pair, p, *args, scale=None, **kw):
    with ag__.FunctionScope('f', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = ag__.ld(d)['a'] + ag__.ld(d)['b'] + ag__.ld(pair)[0] * ag__.ld(pair)[1] + ag__.ld(p).x - ag__.ld(p).y

        def get_state():
            return (total,)

        def set_state(vars_):
            nonlocal total
            total, = vars_

        def loop_body(itr):
            nonlocal total
            a = itr
            total = ag__.ld(total)
            total += a
        a = ag__.Undefined('a')
        ag__.for_stmt(ag__.ld(args), None, loop_body, get_state, set_state, ('total',), {'iterate_names': 'a'})

        def get_state_1():
            return (total,)

        def set_state_1(vars_):
            nonlocal total
            total, = vars_

        def loop_body_1(itr_1):
            nonlocal total
            k = itr_1
            total = ag__.ld(total)
            total += kw[k] * scale
        k = ag__.Undefined('k')
        ag__.for_stmt(ag__.converted_call(ag__.ld(sorted), (ag__.ld(kw),), None, fscope), None, loop_body_1, get_state_1, set_state_1, ('total',), {'iterate_names': 'k'})
        try:
            do_return = True
            retval_ = {'total': ag__.ld(total), 'pair': (ag__.ld(pair)[1], ag__.ld(pair)[0]), 'p': ag__.converted_call(ag__.ld(Point), (ag__.ld(p).y, ag__.ld(p).x), None, fscope), 'n': ag__.converted_call(ag__.ld(len), (ag__.ld(args),), None, fscope)}
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
