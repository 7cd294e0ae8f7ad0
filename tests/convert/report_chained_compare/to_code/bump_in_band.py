def tf__bump_in_band(n):
    with ag__.FunctionScope('bump_in_band', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        n = ag__.converted_call(ag__.ld(tf).maximum, (ag__.ld(n), 0), None, fscope)

        def get_state_1():
            return (n,)

        def set_state_1(vars_):
            nonlocal n
            n, = vars_

        def if_body_1():
            nonlocal n
            n = ag__.ld(n)
            n += 10

        def else_body_1():
            nonlocal n

            def get_state():
                return (n,)

            def set_state(vars_):
                nonlocal n
                n, = vars_

            def if_body():
                nonlocal n
                n = ag__.ld(n)
                n += 100

            def else_body():
                nonlocal n
                pass
            ag__.if_stmt(ag__.and_(lambda: ag__.and_(lambda: 2 < ag__.ld(n), lambda: ag__.ld(n) < 5), lambda: 5 != ag__.ld(n)), if_body, else_body, get_state, set_state, ('n',), 1)
        ag__.if_stmt(ag__.and_(lambda: 0 < ag__.ld(n), lambda: ag__.ld(n) <= 2), if_body_1, else_body_1, get_state_1, set_state_1, ('n',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(n)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
