def tf__fallback(x):
    with ag__.FunctionScope('fallback', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.and_(lambda: ag__.ld(x), lambda: ag__.converted_call(ag__.ld(plain), (ag__.ld(x),), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
