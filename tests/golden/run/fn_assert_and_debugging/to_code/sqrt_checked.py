def tf__sqrt_checked(x):
    with ag__.FunctionScope('sqrt_checked', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.ld(tf).debugging.assert_non_negative, (ag__.ld(x),), dict(message='negative input'), fscope)
        assert ag__.ld(x).dtype == ag__.ld(tf).float32, 'static asserts stay in Python'
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).sqrt, (ag__.ld(x),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
