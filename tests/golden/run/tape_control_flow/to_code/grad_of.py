def tf__grad_of(x, n):
    with ag__.FunctionScope('grad_of', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        with ag__.ld(tf).GradientTape() as t:
            ag__.converted_call(ag__.ld(t).watch, (ag__.ld(x),), None, fscope)
            y = ag__.converted_call(ag__.ld(poly), (ag__.ld(x), ag__.ld(n)), None, fscope)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(t).gradient, (ag__.ld(y), ag__.ld(x)), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
