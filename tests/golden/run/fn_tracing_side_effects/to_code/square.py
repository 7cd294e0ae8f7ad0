def tf__square(x):
    with ag__.FunctionScope('square', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(print)('tracing with', ag__.ld(x))
        ag__.converted_call(ag__.ld(tf).print, ('running with', ag__.ld(x)), dict(output_stream=ag__.ld(sys).stdout), fscope)
        try:
            do_return = True
            retval_ = ag__.ld(x) * ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
