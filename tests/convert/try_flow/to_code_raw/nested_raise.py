def tf__nested_raise(x):
    with ag__.FunctionScope('nested_raise', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            try:
                a = 1
                raise ag__.converted_call(ag__.ld(ValueError), (), None, fscope)
            except KeyError:
                b = 1
            c = 1
        except ValueError:
            d = 1

        def get_state():
            return (a, b, c, d)

        def set_state(vars_):
            nonlocal d, b, c, a
            a, b, c, d = vars_

        def if_body():
            nonlocal d, b, c, a
            a, b, c, d = (1, 2, 3, 4)

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
