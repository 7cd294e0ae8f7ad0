def tf__super_forms(self):
    with ag__.FunctionScope('super_forms', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).m, (), None, fscope)
        ag__.converted_call(ag__.converted_call(ag__.ld(super), (ag__.ld(K), ag__.ld(self)), None, fscope).m, (), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(super)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
