def tf__power_method(a, tol=None):
    with ag__.FunctionScope('power_method', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        v = ag__.converted_call(ag__.ld(tf).ones, ([ag__.ld(a).shape[0], 1],), None, fscope) / ag__.converted_call(ag__.ld(tf).sqrt, (ag__.converted_call(ag__.ld(tf).cast, (ag__.ld(a).shape[0], ag__.ld(tf).float32), None, fscope),), None, fscope)
        lam = ag__.converted_call(ag__.ld(tf).constant, (0.0,), None, fscope)
        diff = ag__.converted_call(ag__.ld(tf).constant, (1.0,), None, fscope)
        n = 0

        def get_state():
            return (lam, v, diff, n)

        def set_state(vars_):
            nonlocal diff, lam, n, v
            lam, v, diff, n = vars_

        def loop_body():
            nonlocal diff, lam, n, v
            w = ag__.ld(a) @ ag__.ld(v)
            new = ag__.converted_call(ag__.ld(tf).norm, (ag__.ld(w),), None, fscope)
            v = ag__.ld(w) / ag__.ld(new)
            diff = ag__.converted_call(ag__.ld(tf).abs, (ag__.ld(new) - ag__.ld(lam),), None, fscope)
            lam = ag__.ld(new)
            n = ag__.ld(n)
            n += 1

        def loop_test():
            return ag__.and_(lambda: ag__.ld(diff) > ag__.ld(tol), lambda: ag__.ld(n) < 200)
        new = ag__.Undefined('new')
        w = ag__.Undefined('w')
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('lam', 'v', 'diff', 'n'), {})
        try:
            do_return = True
            retval_ = (ag__.ld(lam), ag__.converted_call(ag__.ld(tf).squeeze, (ag__.ld(v),), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
