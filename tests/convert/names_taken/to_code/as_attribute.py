def tf__as_attribute(x):
    with ag__.FunctionScope('as_attribute', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()
        a = ag__.ld(x).loop_body
        b = ag__.ld(x).set_state.else_body

        def get_state_1():
            return (x,)

        def set_state_1(vars_):
            nonlocal x
            x, = vars_

        def if_body():
            nonlocal x
            x = 1

        def else_body_1():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(a) > 0, if_body, else_body_1, get_state_1, set_state_1, ('x',), 1)

        def get_state_2():
            return (x,)

        def set_state_2(vars_):
            nonlocal x
            x, = vars_

        def loop_body_1():
            nonlocal x
            x = ag__.ld(x)
            x -= 1

        def loop_test_1():
            return ag__.ld(x) > 0
        ag__.while_stmt(loop_test_1, loop_body_1, get_state_2, set_state_2, ('x',), {})
        try:
            do_return_1 = True
            retval_ = ag__.ld(b)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
