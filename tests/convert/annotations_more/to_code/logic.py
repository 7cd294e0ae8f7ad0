def tf__logic(x: ag__.if_exp(typed, lambda: int, lambda: float, 'typed'), y: ag__.and_(lambda: typed, lambda: int), *, z: ag__.not_(typed)=None) -> ag__.and_(lambda: 1 < 2, lambda: 2 < 3):
    with ag__.FunctionScope('logic', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
