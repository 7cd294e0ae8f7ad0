def tf__holder():
    with ag__.FunctionScope('holder', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        here = ag__.autograph_artifact(lambda v: ag__.ld(v) + ag__.ld(k))
        try:
            do_return = True
            retval_ = ag__.ld(here)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
