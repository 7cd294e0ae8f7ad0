def tf__del_forms(x):
    with ag__.FunctionScope('del_forms', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = b = c = 1
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        del ag__.ld(x)[0], ag__.ld(x).y, (c, ag__.ld(x)[1])
        a = ag__.Undefined('a')
        del [ag__.ld(x)[2], ag__.ld(x).z]
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
