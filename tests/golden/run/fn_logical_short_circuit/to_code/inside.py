def tf__inside(x, lo, hi):
    with ag__.FunctionScope('inside', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.and_(lambda: ag__.ld(lo) <= ag__.ld(x), lambda: ag__.ld(x) < ag__.ld(hi))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
