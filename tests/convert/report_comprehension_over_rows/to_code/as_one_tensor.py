def tf__as_one_tensor(x):
    with ag__.FunctionScope('as_one_tensor', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).stack, ([ag__.ld(v) + ag__.ld(i) for i, v in ag__.converted_call(ag__.ld(enumerate), (ag__.converted_call(ag__.ld(tf).unstack, (ag__.ld(x),), None, fscope),), None, fscope)],), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
