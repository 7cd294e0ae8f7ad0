def tf__run(*args):
    with ag__.FunctionScope('run', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        with ag__.ld(tf).GradientTape() as tape:
            value = ag__.converted_call(ag__.ld(f), tuple(ag__.ld(args)), None, fscope)
        variables = ag__.converted_call(ag__.ld(tape).watched_variables, (), None, fscope)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(list), (ag__.converted_call(ag__.ld(zip), (ag__.converted_call(ag__.ld(tape).gradient, (ag__.ld(value), ag__.ld(variables)), None, fscope), ag__.ld(variables)), None, fscope),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
