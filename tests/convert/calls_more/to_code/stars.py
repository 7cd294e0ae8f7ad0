def tf__stars(f, a, b):
    with ag__.FunctionScope('stars', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.ld(f), tuple(ag__.ld(a)), None, fscope)
        ag__.converted_call(ag__.ld(f), tuple(ag__.ld(a)) + tuple(ag__.ld(b)), None, fscope)
        ag__.converted_call(ag__.ld(f), (1,) + tuple(ag__.ld(a)) + (2,) + tuple(ag__.ld(b)) + (3,), None, fscope)
        ag__.converted_call(ag__.ld(f), (), dict(**ag__.ld(a)), fscope)
        ag__.converted_call(ag__.ld(f), tuple(ag__.ld(a)), dict(**ag__.ld(b), k=1, **ag__.ld(a)), fscope)
        ag__.converted_call(ag__.ld(f), tuple(ag__.ld(a)), dict(k=1), fscope)
        ag__.converted_call(ag__.ld(f), tuple(ag__.converted_call(ag__.ld(f), tuple(ag__.ld(a)), None, fscope)), None, fscope)
        ag__.converted_call(ag__.ld(f), tuple(ag__.or_(lambda: ag__.ld(a), lambda: ag__.ld(b))), None, fscope)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), tuple([1, 2]) + tuple({3}), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
