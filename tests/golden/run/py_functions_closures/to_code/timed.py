def tf__timed(label):
    with ag__.FunctionScope('timed', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def deco(fn):
            with ag__.FunctionScope('deco', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                @ag__.converted_call(functools.wraps, (fn,), None, fscope_1)
                @ag__.autograph_artifact
                def wrap(*a, **k):
                    with ag__.FunctionScope('wrap', 'fscope_2', ag__.STD) as fscope_2:
                        do_return_2 = False
                        retval__2 = ag__.UndefinedReturnValue()
                        r = ag__.converted_call(ag__.ld(fn), tuple(ag__.ld(a)), dict(**ag__.ld(k)), fscope_2)
                        ag__.ld(print)(ag__.ld(label), ag__.ld(fn).__name__, ag__.ld(a), ag__.ld(k), '->', ag__.ld(r))
                        try:
                            do_return_2 = True
                            retval__2 = ag__.ld(r)
                        except:
                            do_return_2 = False
                            raise
                        return fscope_2.ret(retval__2, do_return_2)
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(wrap)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(deco)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
