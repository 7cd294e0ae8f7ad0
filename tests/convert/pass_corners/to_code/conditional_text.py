def tf__conditional_text(x, f):
    with ag__.FunctionScope('conditional_text', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.if_exp(ag__.or_(lambda: ag__.and_(lambda: ag__.ld(x), lambda: ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)), lambda: ag__.not_(ag__.ld(x).y)), lambda: [1, 2], lambda: (1,), 'x and ag__.converted_call(f, (x,), None, fscope) or not x.y')
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
