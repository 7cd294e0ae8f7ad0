def tf__value_is_used(n):
    with ag__.FunctionScope('value_is_used', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        i = 0

        def get_state():
            return (i,)

        def set_state(vars_):
            nonlocal i
            i, = vars_

        def loop_body():
            nonlocal i
            x = ag__.converted_call(ag__.ld(tf).autograph.experimental.set_loop_options, (), dict(parallel_iterations=3), fscope)
            i = ag__.ld(i)
            i += 1

        def loop_test():
            return ag__.ld(i) < ag__.ld(n)
        x = ag__.Undefined('x')
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('i',), {})
        try:
            do_return = True
            retval_ = ag__.ld(i)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
