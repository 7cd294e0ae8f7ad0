def tf__step(x):
    with ag__.FunctionScope('step', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.ld(counter).assign_add, (1,), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(x) * ag__.ld(scale) + ag__.converted_call(ag__.ld(tf).cast, (ag__.ld(counter), ag__.ld(tf).float32), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
