def tf__register(f):
    with ag__.FunctionScope('register', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(REGISTRY)[ag__.ld(f).__name__] = ag__.ld(f)
        try:
            do_return = True
            retval_ = ag__.ld(f)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
