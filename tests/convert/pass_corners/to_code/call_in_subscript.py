def tf__call_in_subscript(f, d):
    with ag__.FunctionScope('call_in_subscript', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(d)[ag__.converted_call(ag__.ld(f), (1,), None, fscope)][ag__.converted_call(ag__.ld(f), (2,), None, fscope):ag__.converted_call(ag__.ld(f), (3,), None, fscope)] = ag__.converted_call(ag__.ld(f), (4,), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(d)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
