def tf__fit(x, y, steps):
    with ag__.FunctionScope('fit', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        loss = 0.0

        def get_state_1():
            return (loss,)

        def set_state_1(vars_):
            nonlocal loss
            loss, = vars_

        def loop_body(itr):
            nonlocal loss
            k = itr
            with ag__.ld(tf).GradientTape() as tape:
                err = ag__.converted_call(ag__.ld(tf).linalg.matvec, (ag__.ld(x), ag__.ld(w)), None, fscope) - ag__.ld(y)
                loss = ag__.converted_call(ag__.ld(tf).reduce_mean, (ag__.ld(err) * ag__.ld(err),), None, fscope)

                def get_state():
                    return (loss,)

                def set_state(vars_):
                    nonlocal loss
                    loss, = vars_

                def if_body():
                    nonlocal loss
                    loss = ag__.ld(loss) + 0.01 * ag__.converted_call(ag__.ld(tf).reduce_sum, (ag__.ld(w) * ag__.ld(w),), None, fscope)

                def else_body():
                    nonlocal loss
                    pass
                ag__.if_stmt(ag__.ld(k) % 2 == 1, if_body, else_body, get_state, set_state, ('loss',), 1)
            ag__.converted_call(ag__.ld(w).assign_sub, (0.1 * ag__.converted_call(ag__.ld(tape).gradient, (ag__.ld(loss), ag__.ld(w)), None, fscope),), None, fscope)
        err = ag__.Undefined('err')
        k = ag__.Undefined('k')
        tape = ag__.Undefined('tape')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(steps),), None, fscope), None, loop_body, get_state_1, set_state_1, ('loss',), {'iterate_names': 'k'})
        try:
            do_return = True
            retval_ = (ag__.ld(loss), ag__.converted_call(ag__.ld(w).read_value, (), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
