def tf__make_adder(k):
    with ag__.FunctionScope('make_adder', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @tf.function
        @ag__.autograph_artifact
        def adder(x):
            with ag__.FunctionScope('adder', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(x) + ag__.ld(k)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(adder)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
