def tf__normalised(x):
    with ag__.FunctionScope('normalised', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = ag__.converted_call(ag__.ld(tf).reduce_sum, (ag__.ld(x),), None, fscope)
        assert ag__.ld(total) > 0.0, 'weights must have a positive sum'
        try:
            do_return = True
            retval_ = ag__.ld(x) / ag__.ld(total)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
