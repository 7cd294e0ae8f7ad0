def tf__value_and_grad(x):
    with ag__.FunctionScope('value_and_grad', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        with ag__.ld(tf).GradientTape() as tape:
            ag__.converted_call(ag__.ld(tape).watch, (ag__.ld(x),), None, fscope)
            out = ag__.converted_call(ag__.ld(grow), (ag__.ld(x),), None, fscope)
        try:
            do_return = True
            retval_ = (ag__.ld(out), ag__.converted_call(ag__.ld(tape).gradient, (ag__.ld(out), ag__.ld(x)), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
