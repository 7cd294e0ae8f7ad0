def tf____str__(self):
    with ag__.FunctionScope('__str__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.ld(self).name + ':' + ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).__repr__, (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
