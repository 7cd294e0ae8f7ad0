def tf__f(x):
    with ag__.FunctionScope('f', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        c = ag__.converted_call(ag__.ld(np).ones, ((2, 2), ag__.ld(np).float32), None, fscope) * 3
        try:
            do_return = True
            retval_ = ag__.ld(x) * ag__.ld(c) + ag__.converted_call(ag__.ld(np).float32, (0.5,), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
