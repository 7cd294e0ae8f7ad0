def tf__lambda_default(x):
    with ag__.FunctionScope('lambda_default', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        f = ag__.autograph_artifact(lambda y, k=ag__.ld(x): ag__.if_exp(ag__.ld(y), lambda: ag__.ld(y) + ag__.ld(k), lambda: ag__.ld(k), 'y'))
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (1,), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
