def tf__decorated_inner(x):
    with ag__.FunctionScope('decorated_inner', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.converted_call(functools.lru_cache, (), dict(maxsize=None), fscope)
        @tf.autograph.experimental.do_not_convert
        @ag__.autograph_artifact
        def inner(y):
            with ag__.FunctionScope('inner', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.if_exp(ag__.ld(y) > 1, lambda: ag__.ld(y), lambda: ag__.ld(x), 'y > 1')
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(inner), (ag__.ld(x),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
