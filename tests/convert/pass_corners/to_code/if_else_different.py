def tf__if_else_different(x):
    with ag__.FunctionScope('if_else_different', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (a, b)

        def set_state(vars_):
            nonlocal a, b
            a, b = vars_

        def if_body():
            nonlocal a, b
            a = 1

        def else_body():
            nonlocal a, b
            b = 2
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('a', 'b'), 2)
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
