def tf__defaults_order(x):
    with ag__.FunctionScope('defaults_order', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def a(y, /, z=ag__.ld(x), *args, k=ag__.if_exp(ag__.ld(x), lambda: ag__.ld(x), lambda: 1, 'x'), m=ag__.autograph_artifact(lambda: ag__.ld(x)), **kw):
            """Doc."""
            with ag__.FunctionScope('a', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(y)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
