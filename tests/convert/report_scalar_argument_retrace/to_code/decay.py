def tf__decay(x, rate):
    with ag__.FunctionScope('decay', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.ld(x) * (1.0 - ag__.ld(rate))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
