def tf__none_then_checked(x):
    with ag__.FunctionScope('none_then_checked', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        extra = None

        def get_state():
            return (extra,)

        def set_state(vars_):
            nonlocal extra
            extra, = vars_

        def if_body():
            nonlocal extra
            extra = ag__.ld(x) * 3.0

        def else_body():
            nonlocal extra
            pass
        ag__.if_stmt(ag__.ld(x) > 0.0, if_body, else_body, get_state, set_state, ('extra',), 1)

        def get_state_1():
            return (x,)

        def set_state_1(vars_):
            nonlocal x
            x, = vars_

        def if_body_1():
            nonlocal x
            x = ag__.ld(x) + ag__.ld(extra)

        def else_body_1():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(extra) is not None, if_body_1, else_body_1, get_state_1, set_state_1, ('x',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
