def tf__number(x):
    with ag__.FunctionScope('number_1', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def number_1_2(y):
            with ag__.FunctionScope('number_1_2', 'fscope_1', ag__.STD) as fscope_1:
                do_return_2 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_2 = True
                    retval__1 = ag__.ld(y)
                except:
                    do_return_2 = False
                    raise
                return fscope_1.ret(retval__1, do_return_2)
        try:
            do_return_1 = True
            retval_ = ag__.converted_call(ag__.ld(number_1_2), (ag__.ld(x),), None, fscope)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
