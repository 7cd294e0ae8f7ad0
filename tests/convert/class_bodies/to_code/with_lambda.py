def tf__with_lambda(x):
    with ag__.FunctionScope('with_lambda', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        class K:
            f = ag__.autograph_artifact(lambda self, y: ag__.if_exp(ag__.ld(y) > 0, lambda: ag__.ld(y), lambda: ag__.ld(x), 'y > 0'))
            g = [ag__.ld(i) for i in ag__.converted_call(ag__.ld(range), (3,), None, fscope)]
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.converted_call(ag__.ld(K), (), None, fscope).f, (ag__.ld(x),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
