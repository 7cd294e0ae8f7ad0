def tf__augmented_value(a, b):
    with ag__.FunctionScope('augmented_value', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = ag__.ld(a)
        a += ag__.if_exp(a, lambda: b, lambda: ag__.converted_call(f, (b,), None, fscope), 'a')
        a = ag__.ld(a)
        a -= ag__.and_(lambda: b, lambda: ag__.converted_call(f, (b,), None, fscope))
        a = ag__.ld(a)
        a *= ag__.autograph_artifact(lambda: ag__.converted_call(f, (b,), None, fscope))
        a = ag__.ld(a)
        a /= [ag__.converted_call(f, (i,), None, fscope) for i in b]
        ag__.ld(a).b += ag__.if_exp(ag__.ld(a), lambda: ag__.ld(b), lambda: ag__.converted_call(ag__.ld(f), (ag__.ld(b),), None, fscope), 'a')
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
