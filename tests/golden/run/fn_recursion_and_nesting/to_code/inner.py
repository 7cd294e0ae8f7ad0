def tf__inner(x):
    with ag__.FunctionScope('inner', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(print)('trace inner')
        try:
            do_return = True
            retval_ = ag__.ld(x) + 1
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
