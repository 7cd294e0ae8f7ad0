def tf__await_like(f, x):
    with ag__.FunctionScope('await_like', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        yielded = ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(yielded)[ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope):ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope), ::ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)]
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
