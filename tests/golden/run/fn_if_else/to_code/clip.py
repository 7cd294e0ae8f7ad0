def tf__clip(x, lo=None, hi=None):
    with ag__.FunctionScope('clip', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (x,)

        def set_state(vars_):
            nonlocal x
            x, = vars_

        def if_body():
            nonlocal x
            x = ag__.converted_call(ag__.ld(tf).minimum, (ag__.ld(x), ag__.ld(hi)), None, fscope)

        def else_body():
            nonlocal x
            pass
        ag__.if_stmt(ag__.and_(lambda: ag__.converted_call(ag__.ld(tf).reduce_max, (ag__.ld(x),), None, fscope) > ag__.ld(hi), lambda: ag__.converted_call(ag__.ld(tf).reduce_min, (ag__.ld(x),), None, fscope) >= ag__.ld(lo)), if_body, else_body, get_state, set_state, ('x',), 1)

        def get_state_1():
            return (x,)

        def set_state_1(vars_):
            nonlocal x
            x, = vars_

        def if_body_1():
            nonlocal x
            x = ag__.converted_call(ag__.ld(tf).maximum, (ag__.ld(x), ag__.ld(lo)), None, fscope)

        def else_body_1():
            nonlocal x
            pass
        ag__.if_stmt(ag__.not_(ag__.converted_call(ag__.ld(tf).reduce_all, (ag__.ld(x) >= ag__.ld(lo),), None, fscope)), if_body_1, else_body_1, get_state_1, set_state_1, ('x',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
