def tf__handler_variable_after(x):
    with ag__.FunctionScope('handler_variable_after', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        e = 1
        try:
            x = 1
        except ValueError as e:
            x = ag__.ld(e)

        def get_state():
            return (e,)

        def set_state(vars_):
            nonlocal e
            e, = vars_

        def if_body():
            nonlocal e
            e = 2

        def else_body():
            nonlocal e
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('e',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(e)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
