def tf__ordered(a, b):
    with ag__.FunctionScope('ordered', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        steps = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)

        def get_state():
            return (a, b, steps)

        def set_state(vars_):
            nonlocal a, b, steps
            a, b, steps = vars_

        def loop_body():
            nonlocal a, b, steps
            a = ag__.ld(a)
            a += 2
            b = ag__.ld(b)
            b -= 1
            steps = ag__.ld(steps)
            steps += 1

        def loop_test():
            return ag__.and_(lambda: 0 <= ag__.ld(a), lambda: ag__.ld(a) < ag__.ld(b))
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('a', 'b', 'steps'), {})
        try:
            do_return = True
            retval_ = (ag__.ld(steps), ag__.ld(a), ag__.ld(b))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
