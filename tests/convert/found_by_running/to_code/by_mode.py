def tf__by_mode(x):
    with ag__.FunctionScope('by_mode', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.or_(lambda: ag__.ld(x), lambda: 1)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
