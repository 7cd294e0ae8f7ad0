def tf__in_comprehensions(f, x):
    with ag__.FunctionScope('in_comprehensions', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = [ag__.converted_call(ag__.ld(f), (ag__.ld(y),), None, fscope) for y in ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope) if ag__.converted_call(ag__.ld(f), (ag__.ld(y),), None, fscope)]
        b = {ag__.converted_call(ag__.ld(f), (ag__.ld(y),), None, fscope): ag__.converted_call(ag__.ld(f), (ag__.ld(z),), None, fscope) for y in ag__.ld(x) for z in ag__.converted_call(ag__.ld(f), (ag__.ld(y),), None, fscope)}
        c = (ag__.converted_call(ag__.ld(f), (ag__.ld(y),), None, fscope) for y in ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope))
        d = {ag__.converted_call(ag__.ld(f), (ag__.ld(y),), None, fscope) for y in ag__.ld(x) if ag__.and_(lambda: ag__.ld(y), lambda: ag__.not_(ag__.converted_call(ag__.ld(f), (ag__.ld(y),), None, fscope))) if ag__.and_(lambda: 1 < ag__.ld(y), lambda: ag__.ld(y) < ag__.converted_call(ag__.ld(f), (3,), None, fscope))}
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b), ag__.ld(c), ag__.ld(d))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
