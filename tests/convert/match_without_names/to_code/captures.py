def tf__captures():
    with ag__.FunctionScope('captures', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        match 5:
            case n:
                m = ag__.ld(n)
        try:
            do_return = True
            retval_ = ag__.ld(m)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
