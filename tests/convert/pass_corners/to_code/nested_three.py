def tf__nested_three(x):
    with ag__.FunctionScope('nested_three', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def a():
            with ag__.FunctionScope('a', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                @ag__.autograph_artifact
                def b():
                    with ag__.FunctionScope('b', 'fscope_2', ag__.STD) as fscope_2:
                        do_return_2 = False
                        retval__2 = ag__.UndefinedReturnValue()

                        @ag__.autograph_artifact
                        def c():
                            with ag__.FunctionScope('c', 'fscope_3', ag__.STD) as fscope_3:
                                do_return_3 = False
                                retval__3 = ag__.UndefinedReturnValue()
                                try:
                                    do_return_3 = True
                                    retval__3 = ag__.ld(x)
                                except:
                                    do_return_3 = False
                                    raise
                                return fscope_3.ret(retval__3, do_return_3)
                        try:
                            do_return_2 = True
                            retval__2 = ag__.ld(c)
                        except:
                            do_return_2 = False
                            raise
                        return fscope_2.ret(retval__2, do_return_2)
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(b)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.converted_call(ag__.converted_call(ag__.ld(a), (), None, fscope), (), None, fscope), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
