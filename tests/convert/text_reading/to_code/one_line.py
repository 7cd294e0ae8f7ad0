def tf__one_line(x):
    with ag__.FunctionScope('one_line', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.if_exp(ag__.ld(x), lambda: ag__.ld(x), lambda: 1, 'x')
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
