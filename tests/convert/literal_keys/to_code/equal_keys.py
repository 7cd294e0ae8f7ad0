def tf__equal_keys(d, x):
    with ag__.FunctionScope('equal_keys', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: d[1], 'd[1]'),)

        def set_state(vars_):
            d[1], = vars_

        def if_body():
            ag__.ld(d)[1] = ag__.ld(x)
            ag__.ld(d)[True] = ag__.ld(x)
            ag__.ld(d)[1.0] = ag__.ld(x)

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(x) > 0, if_body, else_body, get_state, set_state, ('d[1]',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(d)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
