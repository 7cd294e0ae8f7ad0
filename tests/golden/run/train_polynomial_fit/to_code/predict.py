def tf__predict(c, xs):
    with ag__.FunctionScope('predict', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.ld(c)[0] + ag__.ld(c)[1] * ag__.ld(xs) + ag__.ld(c)[2] * ag__.ld(xs) ** 2 + ag__.ld(c)[3] * ag__.ld(xs) ** 3
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
