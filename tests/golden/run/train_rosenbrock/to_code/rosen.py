def tf__rosen(q):
    with ag__.FunctionScope('rosen', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        x, y = (ag__.ld(q)[0], ag__.ld(q)[1])
        try:
            do_return = True
            retval_ = (1 - ag__.ld(x)) ** 2 + 100 * (ag__.ld(y) - ag__.ld(x) ** 2) ** 2
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
