def tf__nested(f, x):
    with ag__.FunctionScope('nested', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.converted_call(ag__.ld(f), (ag__.converted_call(ag__.ld(f), (ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope),), dict(k=ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)), fscope),) + tuple(ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)), dict(**ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)), fscope)[ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)].a, (ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
