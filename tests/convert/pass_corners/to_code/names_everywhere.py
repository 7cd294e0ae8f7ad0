def tf__names_everywhere(x):
    with ag__.FunctionScope('names_everywhere', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        import os.path as p
        from os import sep as s, path
        y: ag__.ld(tf).Tensor = ag__.ld(x)
        z: ag__.ld(int)
        try:
            do_return = True
            retval_ = ({ag__.ld(x): ag__.ld(y), **ag__.ld(x)}, {*ag__.ld(x)}, [*ag__.ld(x), ag__.ld(y)], (ag__.ld(p), ag__.ld(s), ag__.ld(path)), ag__.ld(x)[ag__.ld(y)], ag__.ld(x).y, ag__.not_(ag__.ld(x)), -ag__.ld(x), ag__.if_exp(ag__.ld(x), lambda: ag__.ld(x), lambda: ag__.ld(y), 'x'), ag__.autograph_artifact(lambda k=ag__.ld(x): ag__.ld(k)))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
