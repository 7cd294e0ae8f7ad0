def tf__declared_in_branch(x):
    with ag__.FunctionScope('declared_in_branch', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 1

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def if_body():
            a: ag__.ld(int)
            a = 2

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
