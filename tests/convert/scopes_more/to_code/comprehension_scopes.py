def tf__comprehension_scopes(xs, k):
    with ag__.FunctionScope('comprehension_scopes', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (a, b, c, d)

        def set_state(vars_):
            nonlocal a, b, c, d
            a, b, c, d = vars_

        def if_body():
            nonlocal a, b, c, d
            a = [ag__.ld(x) for x in ag__.ld(xs) if ag__.ld(x)]
            b = {ag__.ld(x): ag__.ld(y) for x, y in ag__.ld(xs)}
            c = {ag__.ld(k) for k in ag__.ld(xs)}
            d = ag__.converted_call(ag__.ld(sum), ((ag__.ld(x).y for x in ag__.ld(xs) for ag__.ld(x).z in ag__.ld(x)),), None, fscope)

        def else_body():
            nonlocal a, b, c, d
            pass
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        c = ag__.Undefined('c')
        d = ag__.Undefined('d')
        ag__.if_stmt(ag__.ld(k), if_body, else_body, get_state, set_state, ('a', 'b', 'c', 'd'), 4)
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b), ag__.ld(c), ag__.ld(d))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
