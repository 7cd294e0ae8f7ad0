def tf__star(x):
    with ag__.FunctionScope('star', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            y = ag__.ld(x)

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                y = 2

            def else_body():
                pass
            ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
        except* ValueError as e:

            def get_state_1():
                return ()

            def set_state_1(block_vars):
                pass

            def if_body_1():
                y = ag__.ld(e)

            def else_body_1():
                pass
            ag__.if_stmt(ag__.ld(x), if_body_1, else_body_1, get_state_1, set_state_1, (), 0)
        except* (KeyError, TypeError):
            y = 4
        else:
            y = 5

            def get_state_2():
                return (y,)

            def set_state_2(vars_):
                nonlocal y
                y, = vars_

            def if_body_2():
                nonlocal y
                y = 6

            def else_body_2():
                nonlocal y
                pass
            ag__.if_stmt(ag__.ld(y), if_body_2, else_body_2, get_state_2, set_state_2, ('y',), 1)
        finally:
            z = ag__.ld(y)
        try:
            do_return = True
            retval_ = ag__.ld(z)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
