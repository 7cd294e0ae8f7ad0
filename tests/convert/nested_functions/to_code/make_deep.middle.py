def tf__middle(b):
    with ag__.FunctionScope('middle', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        c = 1

        @ag__.autograph_artifact
        def deepest(d):
            with ag__.FunctionScope('deepest', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                e = [ag__.ld(a) for f in ag__.ld(d)]
                try:
                    do_return_1 = True
                    retval__1 = ag__.autograph_artifact(lambda: ag__.ld(a) + ag__.ld(b) + ag__.ld(c))
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(deepest)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
