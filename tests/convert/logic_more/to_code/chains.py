def tf__chains(a, b, c, d):
    with ag__.FunctionScope('chains', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        x = ag__.and_(lambda: ag__.and_(lambda: ag__.ld(a) < ag__.ld(b), lambda: ag__.ld(b) < ag__.ld(c)), lambda: ag__.ld(c) < ag__.ld(d))
        y = ag__.and_(lambda: ag__.and_(lambda: ag__.ld(a) < ag__.converted_call(ag__.ld(b), (), None, fscope), lambda: ag__.converted_call(ag__.ld(b), (), None, fscope) < ag__.ld(c).d), lambda: ag__.ld(c).d < ag__.ld(d)[0])
        z = (ag__.ld(a) < ag__.ld(b)) < ag__.ld(c)
        w = ag__.and_(lambda: ag__.ld(a) is not ag__.ld(b), lambda: ag__.ld(b) in ag__.ld(c))
        v = ag__.not_(ag__.and_(lambda: ag__.ld(a) < ag__.ld(b), lambda: ag__.ld(b) < ag__.ld(c)))
        u = ag__.and_(lambda: ag__.ld(a) == ag__.ld(b), lambda: ag__.ld(b) != ag__.ld(c))
        try:
            do_return = True
            retval_ = (ag__.ld(x), ag__.ld(y), ag__.ld(z), ag__.ld(w), ag__.ld(v), ag__.ld(u))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
