def tf__prints(x):
    with ag__.FunctionScope('prints', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(print)(ag__.ld(print)(ag__.ld(x)), *ag__.ld(x), sep='')
        ag__.converted_call(ag__.ld(print).foo, (ag__.ld(x),), None, fscope)
        ag__.ld(print)(ag__.ld(x))
        ag__.ld(breakpoint)()
        ag__.ld(breakpoint)(ag__.ld(x))
        ag__.ld(pdb).set_trace()
        ag__.ld(pdb).set_trace
        try:
            do_return = True
            retval_ = ag__.ld(print)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
