def tf__call_only_star(f, a):
    with ag__.FunctionScope('call_only_star', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), tuple(ag__.ld(a)), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
