def tf__inc(by=None):
    with ag__.FunctionScope('inc', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        nonlocal n
        n = ag__.ld(n)
        n += by
        try:
            do_return = True
            retval_ = ag__.ld(n)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
