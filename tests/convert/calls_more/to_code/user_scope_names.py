def tf__user_scope_names(fscope, x):
    with ag__.FunctionScope('user_scope_names', 'fscope_2', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope_2:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.ld(fscope).foo, (ag__.ld(x),), None, fscope_2)
        ag__.converted_call(ag__.ld(fscope_1).bar, (ag__.ld(x),), None, fscope_2)
        ag__.converted_call(ag__.ld(x).fscope, (ag__.ld(x),), None, fscope_2)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope_2.ret(retval_, do_return)
