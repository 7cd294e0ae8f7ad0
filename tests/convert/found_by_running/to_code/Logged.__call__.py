def tf____call__(self, f):
    with ag__.FunctionScope('__call__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.converted_call(functools.wraps, (f,), None, fscope)
        @ag__.autograph_artifact
        def logged(*args, **kwargs):
            with ag__.FunctionScope('logged', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                def get_state():
                    return ()

                def set_state(block_vars):
                    pass

                def if_body():
                    ag__.ld(print)(ag__.ld(self).prefix, ag__.ld(f).__name__)

                def else_body():
                    pass
                ag__.if_stmt(ag__.ld(self).prefix, if_body, else_body, get_state, set_state, (), 0)
                try:
                    do_return_1 = True
                    retval__1 = ag__.converted_call(ag__.ld(f), tuple(ag__.ld(args)), dict(**ag__.ld(kwargs)), fscope_1)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(logged)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
