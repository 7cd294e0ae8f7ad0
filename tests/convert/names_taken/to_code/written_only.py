def tf__written_only(x):
    with ag__.FunctionScope('written_only', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()
        loop_body = 1
        retval_ = 2

        def get_state_1():
            return (x,)

        def set_state(vars_):
            nonlocal x
            x, = vars_

        def loop_body():
            nonlocal x
            x = ag__.ld(x)
            x -= 1

        def loop_test_1():
            return ag__.ld(x) > 0
        ag__.while_stmt(loop_test_1, loop_body, get_state_1, set_state, ('x',), {})
        try:
            do_return_1 = True
            retval_ = ag__.ld(x)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
