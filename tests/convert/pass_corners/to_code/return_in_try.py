def tf__return_in_try(x):
    with ag__.FunctionScope('return_in_try', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            try:
                do_return = True
                retval_ = ag__.ld(x) / 1
            except:
                do_return = False
                raise
        except ZeroDivisionError:
            try:
                do_return = True
                retval_ = 0
            except:
                do_return = False
                raise
        finally:
            ag__.ld(print)(ag__.ld(x))
        return fscope.ret(retval_, do_return)
