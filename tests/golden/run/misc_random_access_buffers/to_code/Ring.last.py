def tf__last(self, n):
    with ag__.FunctionScope('last', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        idx = [(ag__.ld(self).head - 1 - ag__.ld(k)) % ag__.ld(self).data.shape[0] for k in ag__.converted_call(ag__.ld(range), (ag__.ld(n),), None, fscope)]
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).gather, (ag__.ld(self).data, ag__.ld(idx)), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
