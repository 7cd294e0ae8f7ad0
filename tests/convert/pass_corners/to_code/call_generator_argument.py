def tf__call_generator_argument(f, xs):
    with ag__.FunctionScope('call_generator_argument', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(sum), ((ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope) for x in ag__.ld(xs) if ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
