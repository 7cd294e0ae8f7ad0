def tf__logged(fn):
    with ag__.FunctionScope('logged', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.converted_call(functools.wraps, (fn,), None, fscope)
        @ag__.autograph_artifact
        def wrapper(*args):
            with ag__.FunctionScope('wrapper', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                ag__.ld(print)('call', ag__.ld(fn).__name__)
                try:
                    do_return_1 = True
                    retval__1 = ag__.converted_call(ag__.ld(fn), tuple(ag__.ld(args)), None, fscope_1)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(wrapper)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
