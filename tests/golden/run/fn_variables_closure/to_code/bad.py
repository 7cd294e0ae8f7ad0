def tf__bad(x):
    with ag__.FunctionScope('bad', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        v = ag__.converted_call(ag__.ld(tf).Variable, (1.0,), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(v) + ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
