def tf__named(key):
    with ag__.FunctionScope('named', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def add(f):
            with ag__.FunctionScope('add', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                ag__.ld(REGISTRY)[ag__.ld(key)] = ag__.ld(f)
                try:
                    do_return_1 = True
                    retval__1 = None
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(add)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
