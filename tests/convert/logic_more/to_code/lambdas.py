def tf__lambdas(a):
    with ag__.FunctionScope('lambdas', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        f = ag__.autograph_artifact(lambda: ag__.and_(lambda: ag__.ld(a), lambda: ag__.autograph_artifact(lambda: ag__.not_(ag__.ld(a)))))
        g = ag__.autograph_artifact(lambda x=ag__.or_(lambda: ag__.ld(a), lambda: 1), *y, k=ag__.not_(ag__.ld(a)): ag__.and_(lambda: ag__.ld(x) < 1, lambda: 1 < 2))
        try:
            do_return = True
            retval_ = (ag__.ld(f), ag__.ld(g))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
