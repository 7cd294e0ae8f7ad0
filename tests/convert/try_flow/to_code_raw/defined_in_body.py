def tf__defined_in_body(x):
    with ag__.FunctionScope('defined_in_body', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            a = 1
            b = 2
        except ValueError:
            a = 3

        def get_state():
            return (a, b)

        def set_state(vars_):
            nonlocal b, a
            a, b = vars_

        def if_body():
            nonlocal b, a
            a = 4
            b = 5
            c = 6

        def else_body():
            nonlocal b, a
            pass
        c = ag__.Undefined('c')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('a', 'b'), 2)
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
