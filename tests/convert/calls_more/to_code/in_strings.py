def tf__in_strings(f, x):
    with ag__.FunctionScope('in_strings', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = f'{ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)} {ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)!r:>{ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)}}' + f"{ag__.if_exp(ag__.ld(x), lambda: ag__.ld(x), lambda: 'n', 'x')}" + f'{ag__.and_(lambda: ag__.ld(x), lambda: ag__.ld(f))}'
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
