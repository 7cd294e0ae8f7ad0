def tf__with_else(x):
    with ag__.FunctionScope('with_else', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            a = 1
        except ValueError:
            b = 1
        else:
            c = 1
            d = 1

        def get_state():
            return (a, b, c, d)

        def set_state(vars_):
            nonlocal d, b, c, a
            a, b, c, d = vars_

        def if_body():
            nonlocal d, b, c, a
            a = b = c = d = 1

        def else_body():
            nonlocal d, b, c, a
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('a', 'b', 'c', 'd'), 4)
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b), ag__.ld(c), ag__.ld(d))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
