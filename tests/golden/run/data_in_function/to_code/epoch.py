def tf__epoch(data):
    with ag__.FunctionScope('epoch', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = 0.0

        def get_state():
            return (total,)

        def set_state(vars_):
            nonlocal total
            total, = vars_

        def loop_body(itr):
            nonlocal total
            x, y = itr
            with ag__.ld(tf).GradientTape() as t:
                loss = ag__.converted_call(ag__.ld(tf).reduce_mean, ((ag__.ld(w) * ag__.ld(x) - ag__.ld(y)) ** 2,), None, fscope)
            ag__.converted_call(ag__.ld(w).assign_sub, (0.03125 * ag__.converted_call(ag__.ld(t).gradient, (ag__.ld(loss), ag__.ld(w)), None, fscope),), None, fscope)
            total = ag__.ld(total)
            total += loss
        loss = ag__.Undefined('loss')
        t = ag__.Undefined('t')
        x = ag__.Undefined('x')
        y = ag__.Undefined('y')
        ag__.for_stmt(ag__.ld(data), None, loop_body, get_state, set_state, ('total',), {'iterate_names': '(x, y)'})
        try:
            do_return = True
            retval_ = ag__.ld(total)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
