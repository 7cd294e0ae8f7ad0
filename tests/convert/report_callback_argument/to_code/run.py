def tf__run(x, n):
    with ag__.FunctionScope('run', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = (ag__.converted_call(ag__.ld(apply_n), (ag__.ld(collatz), ag__.ld(x), ag__.ld(n)), None, fscope), ag__.converted_call(ag__.ld(apply_n), (ag__.ld(walker).advance, ag__.ld(x), ag__.ld(n)), None, fscope), ag__.converted_call(ag__.ld(apply_n), (ag__.autograph_artifact(lambda v: ag__.ld(v) + 1), ag__.ld(x), ag__.ld(n)), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
