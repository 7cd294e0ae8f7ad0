def tf__two_globals(x):
    with ag__.FunctionScope('two_globals', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        global other, counter

        def get_state():
            return (local, counter, x)

        def set_state(vars_):
            global counter
            nonlocal local, x
            local, counter, x = vars_

        def loop_body():
            global counter
            nonlocal local, x
            counter = ag__.ld(counter)
            counter += 1
            other = ag__.ld(counter)
            local = ag__.ld(other)
            x = ag__.ld(x) - 1

        def loop_test():
            return ag__.ld(x)
        local = ag__.Undefined('local')
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('local', 'counter', 'x'), {})
        try:
            do_return = True
            retval_ = ag__.ld(local)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
