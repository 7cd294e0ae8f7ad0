def tf__return_in_finally(x):
    with ag__.FunctionScope('return_in_finally', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            x = 1
        finally:
            try:
                do_return = True
                retval_ = ag__.ld(x)
            except:
                do_return = False
                raise
        return fscope.ret(retval_, do_return)
