def tf__implicit_gradients(f):
    with ag__.FunctionScope('implicit_gradients', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def run(*args):
            with ag__.FunctionScope('run', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                with ag__.ld(tf).GradientTape() as tape:
                    value = ag__.converted_call(ag__.ld(f), tuple(ag__.ld(args)), None, fscope_1)
                variables = ag__.converted_call(ag__.ld(tape).watched_variables, (), None, fscope_1)
                try:
                    do_return_1 = True
                    retval__1 = ag__.converted_call(ag__.ld(list), (ag__.converted_call(ag__.ld(zip), (ag__.converted_call(ag__.ld(tape).gradient, (ag__.ld(value), ag__.ld(variables)), None, fscope_1), ag__.ld(variables)), None, fscope_1),), None, fscope_1)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(run)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
