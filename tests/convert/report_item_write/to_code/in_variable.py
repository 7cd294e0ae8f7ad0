def tf__in_variable(i):
    with ag__.FunctionScope('in_variable', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.ld(slots)[ag__.ld(i)].assign, (ag__.ld(i) + 5,), None, fscope)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(slots).read_value, (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
