def tf__constant_subject():
    with ag__.FunctionScope('constant_subject', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 0
        match 5:
            case 1:
                a = 1
            case 5 | 6:
                a = 2
            case _:
                a = 3
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
