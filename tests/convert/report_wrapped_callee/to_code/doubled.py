def tf__doubled(inner):
    with ag__.FunctionScope('doubled', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def outer(*args, **kwargs):
            with ag__.FunctionScope('outer', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.converted_call(ag__.ld(inner), tuple(ag__.ld(args)), dict(**ag__.ld(kwargs)), fscope_1) * 2.0
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(outer)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
