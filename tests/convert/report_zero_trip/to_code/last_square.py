def tf__last_square(n):
    with ag__.FunctionScope('last_square', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        i = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)

        def get_state():
            return (best, i)

        def set_state(vars_):
            nonlocal best, i
            best, i = vars_

        def loop_body():
            nonlocal best, i
            best = ag__.ld(i) * ag__.ld(i)
            i = ag__.ld(i)
            i += 1

        def loop_test():
            return ag__.ld(i) < ag__.ld(n)
        best = ag__.Undefined('best')
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('best', 'i'), {})
        try:
            do_return = True
            retval_ = ag__.ld(best)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
