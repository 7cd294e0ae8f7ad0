def tf__call_in_with(f):
    with ag__.FunctionScope('call_in_with', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        with ag__.ld(f)(1) as a, ag__.ld(f)(ag__.ld(a)).b as c:
            try:
                do_return = True
                retval_ = ag__.converted_call(ag__.ld(f), (ag__.ld(c),), None, fscope)
            except:
                do_return = False
                raise
        return fscope.ret(retval_, do_return)
