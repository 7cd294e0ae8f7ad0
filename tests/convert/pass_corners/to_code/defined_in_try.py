def tf__defined_in_try(x):
    with ag__.FunctionScope('defined_in_try', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            y = ag__.ld(x)
        except ValueError:
            z = 1

        def get_state():
            return (y, z)

        def set_state(vars_):
            nonlocal y, z
            y, z = vars_

        def if_body():
            nonlocal y, z
            y, z = (1, 2)

        def else_body():
            nonlocal y, z
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('y', 'z'), 2)
        try:
            do_return = True
            retval_ = (ag__.ld(y), ag__.ld(z))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
