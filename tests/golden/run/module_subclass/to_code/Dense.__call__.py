def tf____call__(self, x):
    with ag__.FunctionScope('__call__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        y = ag__.ld(x) @ ag__.ld(self).w + ag__.ld(self).b
        try:
            do_return = True
            retval_ = ag__.if_exp(ag__.ld(self).activation, lambda: ag__.converted_call(ag__.ld(self).activation, (ag__.ld(y),), None, fscope), lambda: ag__.ld(y), 'self.activation')
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
