def tf__attribute_decorator(x):
    with ag__.FunctionScope('attribute_decorator', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @x.register
        @ag__.autograph_artifact
        def f(y):
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(y)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        @ag__.converted_call(ag__.converted_call(x[0].register, (3,), None, fscope), (), dict(y=4), fscope)
        @ag__.autograph_artifact
        def g(y):
            with ag__.FunctionScope('g', 'fscope_2', ag__.STD) as fscope_2:
                do_return_2 = False
                retval__2 = ag__.UndefinedReturnValue()
                try:
                    do_return_2 = True
                    retval__2 = ag__.ld(y)
                except:
                    do_return_2 = False
                    raise
                return fscope_2.ret(retval__2, do_return_2)
        try:
            do_return = True
            retval_ = (ag__.ld(f), ag__.ld(g))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
