def tf__raise_from(x):
    with ag__.FunctionScope('raise_from', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            x = 1
        except ValueError as e:
            raise ag__.converted_call(ag__.ld(KeyError), (ag__.converted_call(ag__.ld(str), (ag__.ld(e),), None, fscope),), None, fscope) from ag__.ld(e)
        else:
            y = 1

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                raise

            def else_body():
                pass
            ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
        try:
            do_return = True
            retval_ = ag__.ld(y)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
