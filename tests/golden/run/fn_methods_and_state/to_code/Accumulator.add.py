def tf__add(self, x):
    with ag__.FunctionScope('add', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(print)('tracing add for', ag__.converted_call(ag__.ld(type), (ag__.ld(self),), None, fscope).__name__, ag__.ld(x).shape)
        ag__.converted_call(ag__.ld(self).total.assign_add, (ag__.ld(x) * ag__.ld(self).rate,), None, fscope)
        ag__.converted_call(ag__.ld(self).count.assign_add, (1,), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(self).total / ag__.converted_call(ag__.ld(tf).cast, (ag__.ld(self).count, ag__.ld(tf).float32), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
