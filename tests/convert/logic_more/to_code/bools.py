def tf__bools(a, b, c, d):
    with ag__.FunctionScope('bools', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        x = ag__.or_(lambda: ag__.and_(lambda: ag__.ld(a), lambda: ag__.ld(b)), lambda: ag__.and_(lambda: ag__.ld(c), lambda: ag__.ld(d)))
        y = ag__.and_(lambda: ag__.or_(lambda: ag__.ld(a), lambda: ag__.ld(b)), lambda: ag__.or_(lambda: ag__.ld(c), lambda: ag__.ld(d)))
        z = ag__.and_(lambda: ag__.not_(ag__.ld(a)), lambda: ag__.not_(ag__.or_(lambda: ag__.ld(b), lambda: ag__.not_(ag__.ld(c)))))
        w = ag__.and_(lambda: ag__.ld(a), lambda: ag__.and_(lambda: ag__.and_(lambda: ag__.ld(b), lambda: ag__.ld(c)), lambda: ag__.ld(d)))
        v = ag__.or_(lambda: ag__.ld(a), lambda: ag__.or_(lambda: ag__.ld(b), lambda: ag__.or_(lambda: ag__.ld(c), lambda: ag__.ld(d))))
        try:
            do_return = True
            retval_ = (ag__.ld(x), ag__.ld(y), ag__.ld(z), ag__.ld(w), ag__.ld(v))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
