def tf__augmented_every(x, d, o):
    with ag__.FunctionScope('augmented_every', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        x = ag__.ld(x)
        x += d
        ag__.ld(d)['k'] -= ag__.ld(x)
        ag__.ld(o).a *= ag__.and_(lambda: ag__.ld(d)['k'], lambda: ag__.ld(x))
        x = ag__.ld(x)
        x //= ag__.if_exp(d, lambda: x, lambda: o.a, 'd')
        x = ag__.ld(x)
        x @= o
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
