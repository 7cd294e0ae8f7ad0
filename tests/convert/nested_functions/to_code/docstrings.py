def tf__docstrings(x):
    with ag__.FunctionScope('docstrings', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def a():
            """Outer.

More.
"""
            with ag__.FunctionScope('a', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                @ag__.autograph_artifact
                def b():
                    """Inner"""
                    with ag__.FunctionScope('b', 'fscope_2', ag__.STD) as fscope_2:
                        do_return_2 = False
                        retval__2 = ag__.UndefinedReturnValue()
                        try:
                            do_return_2 = True
                            retval__2 = 1
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
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
