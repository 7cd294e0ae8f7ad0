def tf__f():
    with ag__.FunctionScope('f', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = (ag__.converted_call(ag__.ld(tf).random.uniform, ([2],), dict(seed=7), fscope), ag__.converted_call(ag__.ld(tf).random.uniform, ([2],), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
