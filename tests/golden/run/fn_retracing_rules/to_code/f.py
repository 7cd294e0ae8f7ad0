def tf__f(x, training=None, name=None):
    with ag__.FunctionScope('f', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.ld(log).append, ((ag__.if_exp(ag__.converted_call(ag__.ld(hasattr), (ag__.ld(x), 'shape'), None, fscope), lambda: ag__.converted_call(ag__.ld(str), (ag__.ld(x).shape,), None, fscope), lambda: ag__.ld(x), "ag__.converted_call(hasattr, (x, 'shape'), None, fscope)"), ag__.ld(training), ag__.ld(name)),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(x) + 1
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
