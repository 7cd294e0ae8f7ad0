def tf__comprehension(xs):
    with ag__.FunctionScope('comprehension', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        parts = [ag__.ld(x) * 2 for x in ag__.converted_call(ag__.ld(tf).unstack, (ag__.ld(xs),), None, fscope)]
        total = ag__.converted_call(ag__.ld(sum), (ag__.ld(parts),), None, fscope)
        picked = ag__.ld(parts)[1:] + ag__.ld(parts)[:1]
        try:
            do_return = True
            retval_ = (ag__.ld(total), ag__.converted_call(ag__.ld(tf).stack, (ag__.ld(picked),), None, fscope), {ag__.ld(i): ag__.ld(p) for i, p in ag__.converted_call(ag__.ld(enumerate), (ag__.ld(parts),), None, fscope)}[2])
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
