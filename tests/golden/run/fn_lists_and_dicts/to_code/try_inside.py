def tf__try_inside(x):
    with ag__.FunctionScope('try_inside', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            y = {'k': ag__.ld(x)}['missing']
        except KeyError:
            y = ag__.ld(x) + 100
        with ag__.ld(tf).name_scope('s'):
            y = ag__.ld(y) * 1
        try:
            do_return = True
            retval_ = ag__.ld(y)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
