def tf__call_in_fstring(f, x):
    with ag__.FunctionScope('call_in_fstring', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = f'{ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)!r:>{ag__.converted_call(ag__.ld(f), (3,), None, fscope)}} x={ag__.ld(x)!r}'
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
