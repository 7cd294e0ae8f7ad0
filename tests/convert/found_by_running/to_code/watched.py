def tf__logged(*args, **kwargs):
    with ag__.FunctionScope('logged', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

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
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), tuple(ag__.ld(args)), dict(**ag__.ld(kwargs)), fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
