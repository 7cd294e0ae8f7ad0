def tf__return_only(x):
    with ag__.FunctionScope('return_only', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = None
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
