def tf__global_state(x):
    with ag__.FunctionScope('global_state', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        global LIMIT

        def get_state():
            return (LIMIT, x)

        def set_state(vars_):
            global LIMIT
            nonlocal x
            LIMIT, x = vars_

        def loop_body():
            global LIMIT
            nonlocal x
            LIMIT = ag__.ld(LIMIT) + ag__.ld(x)
            x = ag__.ld(x)
            x -= 1

        def loop_test():
            return ag__.ld(x)
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('LIMIT', 'x'), {})
        try:
            do_return = True
            retval_ = ag__.ld(LIMIT)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
