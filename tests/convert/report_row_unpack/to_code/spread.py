def tf__spread(v):
    with ag__.FunctionScope('spread', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        lo, *rest = ag__.ld(v)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).stack, (ag__.ld(rest),), None, fscope) - ag__.ld(lo)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
