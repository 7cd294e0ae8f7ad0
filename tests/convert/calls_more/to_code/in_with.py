def tf__in_with(f, x):
    with ag__.FunctionScope('in_with', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        with ag__.ld(f)(ag__.ld(x)) as a, ag__.ld(f)(ag__.ld(f)(ag__.ld(x))).b(k=ag__.ld(f)(ag__.ld(x))):
            ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)
        with ag__.ld(f)(ag__.autograph_artifact(lambda: ag__.ld(f)(ag__.ld(x)))):
            pass
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
