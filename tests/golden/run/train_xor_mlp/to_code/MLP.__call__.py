def tf____call__(self, x):
    with ag__.FunctionScope('__call__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        h = ag__.converted_call(ag__.ld(tf).tanh, (ag__.ld(x) @ ag__.ld(self).w1 + ag__.ld(self).b1,), None, fscope)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).sigmoid, (ag__.ld(h) @ ag__.ld(self).w2 + ag__.ld(self).b2,), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
