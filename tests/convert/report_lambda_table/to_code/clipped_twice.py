def tf__clipped_twice(v):
    with ag__.FunctionScope('clipped_twice', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        soft = ag__.ld(CURVES)['clip']
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(soft), (ag__.ld(v),), None, fscope) + ag__.converted_call(ag__.ld(soft), (ag__.ld(v) * 2.0,), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
