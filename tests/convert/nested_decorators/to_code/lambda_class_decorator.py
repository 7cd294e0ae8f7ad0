def tf__lambda_class_decorator(x):
    with ag__.FunctionScope('lambda_class_decorator', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact(lambda c: ag__.ld(c))
        class K:
            pass
        try:
            do_return = True
            retval_ = ag__.ld(K)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
