def tf__return_lambda_ternary(x):
    with ag__.FunctionScope('return_lambda_ternary', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.if_exp(ag__.ld(x), lambda: ag__.autograph_artifact(lambda y: ag__.ld(y) if ag__.ld(y) else ag__.ld(x)), lambda: None, 'x')
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
