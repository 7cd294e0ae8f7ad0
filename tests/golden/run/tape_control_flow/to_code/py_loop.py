def tf__py_loop(x):
    with ag__.FunctionScope('py_loop', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        y = ag__.ld(x)

        def get_state_1():
            return (y,)

        def set_state_1(vars_):
            nonlocal y
            y, = vars_

        def loop_body(itr):
            nonlocal y
            k = itr

            def get_state():
                return (y,)

            def set_state(vars_):
                nonlocal y
                y, = vars_

            def if_body():
                nonlocal y
                y = ag__.ld(y) * 2.0

            def else_body():
                nonlocal y
                y = ag__.ld(y) * ag__.ld(y)
            ag__.if_stmt(ag__.ld(y) > 5.0, if_body, else_body, get_state, set_state, ('y',), 1)
        k = ag__.Undefined('k')
        ag__.for_stmt(ag__.converted_call(ag__.ld(range), (3,), None, fscope), None, loop_body, get_state_1, set_state_1, ('y',), {'iterate_names': 'k'})
        try:
            do_return = True
            retval_ = ag__.ld(y)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
