def tf__wrap(*a, **k):
    with ag__.FunctionScope('wrap', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        r = ag__.converted_call(ag__.ld(fn), tuple(ag__.ld(a)), dict(**ag__.ld(k)), fscope)
        ag__.ld(print)(ag__.ld(label), ag__.ld(fn).__name__, ag__.ld(a), ag__.ld(k), '->', ag__.ld(r))
        try:
            do_return = True
            retval_ = ag__.ld(r)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
