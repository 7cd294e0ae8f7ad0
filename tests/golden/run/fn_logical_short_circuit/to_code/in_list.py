def tf__in_list(x):
    with ag__.FunctionScope('in_list', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ([ag__.ld(v) * ag__.ld(x) for v in (1, 2, 3) if ag__.ld(v) % 2], 'q' in {'q': 1}, 5 in [1, 2])
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
