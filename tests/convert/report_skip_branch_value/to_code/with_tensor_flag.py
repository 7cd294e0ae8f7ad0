def tf__with_tensor_flag(x, flag):
    with ag__.FunctionScope('with_tensor_flag', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(layer), (ag__.ld(x), ag__.ld(flag)), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
