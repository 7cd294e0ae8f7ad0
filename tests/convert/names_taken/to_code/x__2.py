def tf__x_(x):
    with ag__.FunctionScope('x__2', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return_1 = True
            retval_ = ag__.ld(x)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
