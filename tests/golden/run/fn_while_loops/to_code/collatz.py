def tf__collatz(n):
    with ag__.FunctionScope('collatz', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        steps = 0

        def get_state_1():
            return (steps, n)

        def set_state_1(vars_):
            nonlocal n, steps
            steps, n = vars_

        def loop_body():
            nonlocal n, steps

            def get_state():
                return (n,)

            def set_state(vars_):
                nonlocal n
                n, = vars_

            def if_body():
                nonlocal n
                n = ag__.ld(n) // 2

            def else_body():
                nonlocal n
                n = 3 * ag__.ld(n) + 1
            ag__.if_stmt(ag__.ld(n) % 2 == 0, if_body, else_body, get_state, set_state, ('n',), 1)
            steps = ag__.ld(steps)
            steps += 1

        def loop_test():
            return ag__.ld(n) != 1
        ag__.while_stmt(loop_test, loop_body, get_state_1, set_state_1, ('steps', 'n'), {})
        try:
            do_return = True
            retval_ = ag__.ld(steps)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
