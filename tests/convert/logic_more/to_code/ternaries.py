def tf__ternaries(a, b, c):
    with ag__.FunctionScope('ternaries', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        x = ag__.if_exp(ag__.ld(b), lambda: ag__.ld(a), lambda: ag__.ld(c), 'b')
        y = ag__.if_exp(ag__.and_(lambda: ag__.ld(b), lambda: ag__.ld(c)), lambda: ag__.ld(a), lambda: ag__.ld(b) if ag__.ld(c) else ag__.ld(a), 'b and c')
        z = ag__.if_exp(ag__.ld(b) if ag__.ld(c) else ag__.ld(a), lambda: ag__.ld(a) if ag__.ld(b) else ag__.ld(c), lambda: ag__.ld(c) if ag__.ld(a) else ag__.ld(b), 'b if c else a')
        w = [ag__.if_exp(ag__.ld(i), lambda: ag__.ld(i), lambda: 1, 'i') for i in ag__.ld(a) if ag__.if_exp(ag__.ld(c), lambda: ag__.ld(b), lambda: ag__.ld(a), 'c')]
        v = ag__.autograph_artifact(lambda p: ag__.if_exp(ag__.ld(p), lambda: ag__.ld(p), lambda: ag__.ld(a), 'p'))
        u = ag__.converted_call(ag__.converted_call(ag__.ld(f), (ag__.if_exp(ag__.ld(b), lambda: ag__.ld(a), lambda: ag__.ld(c), 'b'),), None, fscope), (ag__.if_exp(ag__.ld(c), lambda: ag__.ld(b), lambda: ag__.ld(a), 'c'),), None, fscope)
        t = {ag__.if_exp(ag__.ld(b), lambda: ag__.ld(a), lambda: ag__.ld(c), 'b'): ag__.if_exp(ag__.ld(a), lambda: ag__.ld(b), lambda: ag__.ld(c), 'a')}
        try:
            do_return = True
            retval_ = (ag__.ld(x), ag__.ld(y), ag__.ld(z), ag__.ld(w), ag__.ld(v), ag__.ld(u), ag__.ld(t))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
