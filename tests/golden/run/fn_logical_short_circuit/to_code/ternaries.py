def tf__ternaries(a, b):
    with ag__.FunctionScope('ternaries', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        big = ag__.if_exp(ag__.ld(a) > ag__.ld(b), lambda: ag__.ld(a), lambda: ag__.ld(b), 'a > b')
        small = ag__.if_exp(ag__.ld(a) > ag__.ld(b), lambda: ag__.ld(b), lambda: ag__.ld(a), 'a > b')
        try:
            do_return = True
            retval_ = (ag__.ld(big) - ag__.ld(small), ag__.converted_call(ag__.ld(tf).reduce_max, ([ag__.ld(a), ag__.ld(b)],), None, fscope), ag__.converted_call(ag__.ld(max), (3, 4), None, fscope), ag__.converted_call(ag__.ld(abs), (ag__.ld(a) - ag__.ld(b),), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
