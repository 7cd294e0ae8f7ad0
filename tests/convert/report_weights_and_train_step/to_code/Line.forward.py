def tf__forward(self, x):
    with ag__.FunctionScope('forward', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.ld(self).slope * ag__.ld(x) + ag__.ld(self).shift
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
