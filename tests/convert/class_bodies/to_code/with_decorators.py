def tf__with_decorators(x):
    with ag__.FunctionScope('with_decorators', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def dec(c):
            with ag__.FunctionScope('dec', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(c)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        @ag__.ld(dec)
        class K(ag__.converted_call(ag__.ld(dec), (ag__.ld(object),), None, fscope), metaclass=ag__.ld(type)):

            @dec
            @ag__.autograph_artifact
            def m(self, y=ag__.and_(lambda: ag__.ld(x), lambda: 1)):
                with ag__.FunctionScope('m', 'fscope_2', ag__.STD) as fscope_2:
                    do_return_2 = False
                    retval__2 = ag__.UndefinedReturnValue()
                    try:
                        do_return_2 = True
                        retval__2 = ag__.ld(y)
                    except:
                        do_return_2 = False
                        raise
                    return fscope_2.ret(retval__2, do_return_2)
            v = ag__.if_exp(ag__.ld(x), lambda: ag__.ld(m), lambda: None, 'x')
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.converted_call(ag__.ld(K), (), None, fscope).m, (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
