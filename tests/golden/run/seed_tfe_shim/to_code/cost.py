def tf__cost(fn, inputs, labels):
    with ag__.FunctionScope('cost', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).reduce_sum, (ag__.converted_call(ag__.ld(tf).pow, (ag__.converted_call(ag__.ld(fn), (ag__.ld(inputs),), None, fscope) - ag__.ld(labels), 2), None, fscope),), None, fscope) / (2 * ag__.converted_call(ag__.ld(len), (ag__.ld(inputs),), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
