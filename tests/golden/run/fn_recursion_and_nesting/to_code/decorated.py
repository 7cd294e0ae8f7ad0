def tf__wrapper(*args):
    with ag__.FunctionScope('wrapper', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(print)('call', ag__.ld(fn).__name__)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(fn), tuple(ag__.ld(args)), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
