def tf__logic_mixed(a, b, c):
    with ag__.FunctionScope('logic_mixed', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.or_(lambda: ag__.and_(lambda: ag__.ld(a), lambda: ag__.not_(ag__.ld(b))), lambda: ag__.and_(lambda: ag__.and_(lambda: ag__.ld(c), lambda: ag__.ld(b)), lambda: ag__.not_(ag__.or_(lambda: ag__.ld(a), lambda: ag__.ld(c)))))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
