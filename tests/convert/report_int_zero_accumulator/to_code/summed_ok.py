def tf__summed_ok(x):
    with ag__.FunctionScope('summed_ok', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = 0.0
        count = 0

        def get_state():
            return (count, total)

        def set_state(vars_):
            nonlocal count, total
            count, total = vars_

        def loop_body(itr):
            nonlocal count, total
            v = itr
            total = ag__.ld(total)
            total += v
            count = ag__.ld(count)
            count += 1
        v = ag__.Undefined('v')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state, set_state, ('count', 'total'), {'iterate_names': 'v'})
        try:
            do_return = True
            retval_ = (ag__.ld(total), ag__.ld(count))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
