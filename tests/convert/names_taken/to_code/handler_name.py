def tf__handler_name(x):
    with ag__.FunctionScope('handler_name', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            x = 1
        except ValueError as if_body:

            def get_state_1():
                return (x,)

            def set_state(vars_):
                nonlocal x
                x, = vars_

            def if_body_2():
                nonlocal x
                x = ag__.ld(if_body)

            def else_body():
                nonlocal x
                pass
            ag__.if_stmt(ag__.ld(x), if_body_2, else_body, get_state_1, set_state, ('x',), 1)

        def get_state_2():
            return (x,)

        def set_state_1(vars_):
            nonlocal x
            x, = vars_

        def if_body():
            nonlocal x
            x = 2

        def else_body_1():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body_1, get_state_2, set_state_1, ('x',), 1)
        try:
            do_return_1 = True
            retval_ = ag__.ld(x)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
