def tf__outer(*args, **kwargs):
    with ag__.FunctionScope('outer', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(inner), tuple(ag__.ld(args)), dict(**ag__.ld(kwargs)), fscope) * 2.0
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
