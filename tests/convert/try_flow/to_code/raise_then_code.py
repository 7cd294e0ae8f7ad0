def tf__raise_then_code(x):
    with ag__.FunctionScope('raise_then_code', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            a = 1
            raise ag__.converted_call(ag__.ld(ValueError), (), None, fscope)
            b = 1
        except ValueError:
            d = 2

        def get_state():
            return (a, b, d, e)

        def set_state(vars_):
            nonlocal a, b, d, e
            a, b, d, e = vars_

        def if_body():
            nonlocal a, b, d, e
            a = b = d = e = 4

        def else_body():
            nonlocal a, b, d, e
            pass
        b = ag__.Undefined('b')
        e = ag__.Undefined('e')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('a', 'b', 'd', 'e'), 4)
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b), ag__.ld(d), ag__.ld(e))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
