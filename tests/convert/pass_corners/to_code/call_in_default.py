def tf__call_in_default(f):
    with ag__.FunctionScope('call_in_default', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def g(x=ag__.converted_call(ag__.ld(f), (1,), None, fscope), *, y=ag__.converted_call(ag__.ld(f), (2,), None, fscope)):
            with ag__.FunctionScope('g', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(x) + ag__.ld(y)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(g), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
