def tf__step(x):
    with ag__.FunctionScope('step', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(TALLY)['python'] += 1
        ag__.converted_call(ag__.ld(runs).assign_add, (1,), None, fscope)
        ag__.ld(print)('tracing')
        ag__.converted_call(ag__.ld(tf).print, ('running', ag__.ld(x)), dict(output_stream=ag__.ld(sys).stdout), fscope)
        try:
            do_return = True
            retval_ = (ag__.ld(x) + ag__.ld(TALLY)['python'], ag__.converted_call(ag__.ld(runs).read_value, (), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
