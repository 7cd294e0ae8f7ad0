def tf__g(x):
    with ag__.FunctionScope('g', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(print)('runs each time', ag__.converted_call(ag__.ld(x).numpy, (), None, fscope))
        try:
            do_return = True
            retval_ = ag__.ld(x) + 1
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
