def tf__grow(x):
    with ag__.FunctionScope('grow', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        y = ag__.ld(x)

        def get_state():
            return (y,)

        def set_state(vars_):
            nonlocal y
            y, = vars_

        def loop_body():
            nonlocal y
            y = ag__.ld(y) * ag__.ld(x)

        def loop_test():
            return ag__.converted_call(ag__.ld(tf).reduce_max, (ag__.ld(y),), None, fscope) < 50.0
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('y',), {})
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).reduce_sum, (ag__.ld(y),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
