def tf__conditional_in_lambda(x):
    with ag__.FunctionScope('conditional_in_lambda', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.autograph_artifact(lambda y: ag__.if_exp(ag__.ld(y), lambda: ag__.ld(y), lambda: ag__.ld(x), 'y')), (1,), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
