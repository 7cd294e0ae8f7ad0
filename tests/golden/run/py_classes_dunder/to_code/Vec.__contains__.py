def tf____contains__(self, v):
    with ag__.FunctionScope('__contains__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.ld(v) in ag__.ld(self).xs
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
