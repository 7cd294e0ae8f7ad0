def tf____eq__(self, o):
    with ag__.FunctionScope('__eq__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.and_(lambda: ag__.converted_call(ag__.ld(isinstance), (ag__.ld(o), ag__.ld(Vec)), None, fscope), lambda: ag__.ld(self).xs == ag__.ld(o).xs)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
