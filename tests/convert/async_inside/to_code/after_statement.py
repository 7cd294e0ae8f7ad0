def tf__after_statement(x):
    with ag__.FunctionScope('after_statement', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        y = 1

        async def f():
            y = 2

            def get_state():
                return (y,)

            def set_state(vars_):
                nonlocal y
                y, = vars_

            def loop_body():
                nonlocal y
                y = 3

            def loop_test():
                return ag__.ld(y)
            ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('y',), {})
        try:
            do_return = True
            retval_ = ag__.ld(y)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
