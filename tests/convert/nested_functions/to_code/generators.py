def tf__generators(x):
    with ag__.FunctionScope('generators', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = (ag__.converted_call(ag__.ld(sum), ((ag__.ld(y) for y in ag__.ld(x)),), None, fscope), ag__.converted_call(ag__.ld(list), ((ag__.ld(y) for y in ag__.ld(x) if ag__.ld(y)),), None, fscope), (ag__.ld(z) for z in ag__.ld(x)))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
