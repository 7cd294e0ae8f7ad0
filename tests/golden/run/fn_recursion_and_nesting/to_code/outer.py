def tf__outer(x):
    with ag__.FunctionScope('outer', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(print)('trace outer')
        y = ag__.converted_call(ag__.ld(inner), (ag__.ld(x),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(inner), (ag__.ld(y),), None, fscope) * 2
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
