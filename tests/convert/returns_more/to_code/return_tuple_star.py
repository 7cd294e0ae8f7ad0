def tf__return_tuple_star(x):
    with ag__.FunctionScope('return_tuple_star', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = (1, *ag__.ld(x))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
