def tf__scale(n, m):
    with ag__.FunctionScope('scale', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).cast, (ag__.ld(n), ag__.ld(tf).float32), None, fscope) * ag__.ld(m)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
