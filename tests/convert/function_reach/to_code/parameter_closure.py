def tf__parameter_closure(x, y):
    with ag__.FunctionScope('parameter_closure', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def f():
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                nonlocal y
                y = ag__.ld(y) + 1

                def get_state():
                    return (y,)

                def set_state(vars_):
                    nonlocal y
                    y, = vars_

                def if_body():
                    nonlocal y
                    y = 2

                def else_body():
                    nonlocal y
                    pass
                ag__.if_stmt(ag__.ld(y), if_body, else_body, get_state, set_state, ('y',), 0)
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(x)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        def get_state_1():
            return (x, y)

        def set_state_1(vars_):
            nonlocal x, y
            x, y = vars_

        def if_body_1():
            nonlocal x, y
            x = 1
            y = 2

        def else_body_1():
            nonlocal x, y
            pass
        ag__.if_stmt(ag__.ld(y), if_body_1, else_body_1, get_state_1, set_state_1, ('x', 'y'), 1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
