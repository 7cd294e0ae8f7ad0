def tf__default_trap(x, acc=None):
    with ag__.FunctionScope('default_trap', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.ld(acc).append, (ag__.ld(x),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(acc)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
