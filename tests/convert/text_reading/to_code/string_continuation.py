def tf__string_continuation(x):
    with ag__.FunctionScope('string_continuation', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 'one two'
        b = 'raw raw'
        c = 'triple   line'
        try:
            do_return = True
            retval_ = ag__.ld(a) + ag__.ld(b) + ag__.ld(c)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
