def tf____add__(self, o):
    with ag__.FunctionScope('__add__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(Vec), tuple((ag__.ld(a) + ag__.ld(b) for a, b in ag__.converted_call(ag__.ld(zip), (ag__.ld(self).xs, ag__.ld(o).xs), None, fscope))), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
