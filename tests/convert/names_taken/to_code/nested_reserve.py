def tf__nested_reserve(x):
    with ag__.FunctionScope('nested_reserve', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def inner(y):
            with ag__.FunctionScope('inner', 'fscope_1', ag__.STD) as fscope_1:
                do_return_2 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_2 = True
                    retval__1 = ag__.ld(set_state_2) + ag__.ld(y)
                except:
                    do_return_2 = False
                    raise
                return fscope_1.ret(retval__1, do_return_2)
        set_state_2 = 1

        def get_state_1():
            return (x,)

        def set_state(vars_):
            nonlocal x
            x, = vars_

        def if_body():
            nonlocal x
            x = 1

        def else_body():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state_1, set_state, ('x',), 1)

        def get_state_2():
            return (x,)

        def set_state_1(vars_):
            nonlocal x
            x, = vars_

        def loop_body():
            nonlocal x
            x = 2

        def loop_test_1():
            return ag__.ld(x)
        ag__.while_stmt(loop_test_1, loop_body, get_state_2, set_state_1, ('x',), {})

        def get_state_3():
            return (x,)

        def set_state_3(vars_):
            nonlocal x
            x, = vars_

        def loop_body_1():
            nonlocal x
            x = 3

        def loop_test_2():
            return ag__.ld(x)
        ag__.while_stmt(loop_test_2, loop_body_1, get_state_3, set_state_3, ('x',), {})
        try:
            do_return_1 = True
            retval_ = ag__.converted_call(ag__.ld(inner), (ag__.ld(x),), None, fscope)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
