def tf__grow(n):
    with ag__.FunctionScope('grow', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        x = 0

        def get_state():
            return (x, n)

        def set_state(vars_):
            nonlocal n, x
            x, n = vars_

        def loop_body():
            nonlocal n, x
            x = ag__.ld(x) + 0.5
            n = ag__.ld(n)
            n -= 1

        def loop_test():
            return ag__.ld(n) > 0
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('x', 'n'), {})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
