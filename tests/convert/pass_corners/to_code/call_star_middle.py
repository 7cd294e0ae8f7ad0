def tf__call_star_middle(f, a, b):
    with ag__.FunctionScope('call_star_middle', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), tuple(ag__.ld(a)) + (1,) + tuple(ag__.ld(b)) + (2,), dict(k=3, **ag__.ld(a), j=4, **ag__.ld(b)), fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
