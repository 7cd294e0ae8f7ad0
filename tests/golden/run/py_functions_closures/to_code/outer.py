def tf__outer():
    with ag__.FunctionScope('outer', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        n = 0

        @ag__.autograph_artifact
        def inc(by=1):
            with ag__.FunctionScope('inc', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                nonlocal n
                n = ag__.ld(n)
                n += by
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(n)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(inc)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
