def tf__logic_in_slice(x, a, b):
    with ag__.FunctionScope('logic_in_slice', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.ld(x)[ag__.and_(lambda: ag__.ld(a), lambda: ag__.ld(b)):ag__.or_(lambda: ag__.ld(a), lambda: ag__.ld(b)):ag__.not_(ag__.ld(a))]
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
