def tf____iter__(self):
    with ag__.FunctionScope('__iter__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(iter), (ag__.ld(self).xs,), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
