def tf__score(gap):
    with ag__.FunctionScope('score', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(short_leash), (ag__.ld(gap),), None, fscope) + ag__.converted_call(ag__.converted_call(ag__.ld(Ramp), (0.5,), None, fscope), (ag__.ld(gap),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
