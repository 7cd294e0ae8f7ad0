def tf__chained_targets(x):
    with ag__.FunctionScope('chained_targets', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = b = c = ag__.ld(x)

        def get_state():
            return (a, b, c, ag__.ldu(lambda: x.y, 'x.y'), ag__.ldu(lambda: x[0], 'x[0]'))

        def set_state(vars_):
            nonlocal a, b, c
            a, b, c, x.y, x[0] = vars_

        def if_body():
            nonlocal a, b, c
            a, b = (ag__.ld(b), ag__.ld(a))
            (c, *d), [e, f] = ag__.ld(x)
            ag__.ld(x).y, ag__.ld(x)[0] = (1, 2)

        def else_body():
            nonlocal a, b, c
            pass
        d = ag__.Undefined('d')
        f = ag__.Undefined('f')
        e = ag__.Undefined('e')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('a', 'b', 'c', 'x.y', 'x[0]'), 5)
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b), ag__.ld(c))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
