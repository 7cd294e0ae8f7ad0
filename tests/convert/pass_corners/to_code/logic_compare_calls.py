def tf__logic_compare_calls(f):
    with ag__.FunctionScope('logic_compare_calls', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.and_(lambda: ag__.and_(lambda: ag__.converted_call(ag__.ld(f), (1,), None, fscope) < ag__.converted_call(ag__.ld(f), (2,), None, fscope), lambda: ag__.converted_call(ag__.ld(f), (2,), None, fscope) < ag__.converted_call(ag__.ld(f), (3,), None, fscope)), lambda: ag__.converted_call(ag__.ld(f), (3,), None, fscope) < ag__.converted_call(ag__.ld(f), (4,), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
