def tf__call_of_call(f):
    with ag__.FunctionScope('call_of_call', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.converted_call(ag__.converted_call(ag__.ld(f), (1,), None, fscope), (2,), None, fscope), (), dict(k=ag__.converted_call(ag__.ld(f), (3,), None, fscope)), fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
