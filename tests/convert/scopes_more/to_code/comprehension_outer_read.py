def tf__comprehension_outer_read(xs, x):
    with ag__.FunctionScope('comprehension_outer_read', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        y = [ag__.ld(x) for x in ag__.ld(x) if ag__.ld(x)]

        def get_state():
            return (x,)

        def set_state(vars_):
            nonlocal x
            x, = vars_

        def if_body():
            nonlocal x
            x = [ag__.ld(x) for z in ag__.ld(xs)]

        def else_body():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(xs), if_body, else_body, get_state, set_state, ('x',), 1)
        try:
            do_return = True
            retval_ = (ag__.ld(x), ag__.ld(y))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
