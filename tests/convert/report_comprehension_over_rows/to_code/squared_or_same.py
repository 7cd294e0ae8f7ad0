def tf__squared_or_same(x):
    with ag__.FunctionScope('squared_or_same', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = [ag__.if_exp(ag__.ld(v) > 0, lambda: ag__.ld(v) * ag__.ld(v), lambda: ag__.ld(v), 'v > 0') for v in ag__.ld(x)]
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
