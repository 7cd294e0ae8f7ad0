def tf__while_composite_key(d, k, n):
    with ag__.FunctionScope('while_composite_key', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: d[k], 'd[k]'), n)

        def set_state(vars_):
            nonlocal n
            d[k], n = vars_

        def loop_body():
            nonlocal n
            ag__.ld(d)[ag__.ld(k)] += ag__.ld(n)
            n = ag__.ld(n)
            n -= 1

        def loop_test():
            return ag__.ld(n)
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('d[k]', 'n'), {})
        try:
            do_return = True
            retval_ = ag__.ld(d)[ag__.ld(k)]
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
