def tf____exit__(self, et, ev, tb):
    with ag__.FunctionScope('__exit__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(print)('exit', ag__.ld(self).name, ag__.if_exp(ag__.ld(et), lambda: ag__.ld(et).__name__, lambda: None, 'et'))
        try:
            do_return = True
            retval_ = ag__.ld(self).swallow
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
