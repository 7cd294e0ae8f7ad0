def tf__deepest(d):
    with ag__.FunctionScope('deepest', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        e = [ag__.ld(a) for f in ag__.ld(d)]
        try:
            do_return = True
            retval_ = ag__.autograph_artifact(lambda: ag__.ld(a) + ag__.ld(b) + ag__.ld(c))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
