def tf__else_return(x):
    with ag__.FunctionScope('else_return', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            a = 1
        except ValueError:
            try:
                do_return = True
                retval_ = 1
            except:
                do_return = False
                raise
        else:
            try:
                do_return = True
                retval_ = 2
            except:
                do_return = False
                raise
        return fscope.ret(retval_, do_return)
