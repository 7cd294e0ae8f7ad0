def tf__temporary_only(n):
    with ag__.FunctionScope('temporary_only', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)
        i = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)

        def get_state():
            return (total, i)

        def set_state(vars_):
            nonlocal i, total
            total, i = vars_

        def loop_body():
            nonlocal i, total
            scratch = ag__.ld(i) * 3
            total = ag__.ld(total)
            total += scratch
            i = ag__.ld(i)
            i += 1

        def loop_test():
            return ag__.ld(i) < ag__.ld(n)
        scratch = ag__.Undefined('scratch')
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('total', 'i'), {})
        try:
            do_return = True
            retval_ = ag__.ld(total)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
