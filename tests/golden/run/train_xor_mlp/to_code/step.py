def tf__step():
    with ag__.FunctionScope('step', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        with ag__.ld(tf).GradientTape() as tape:
            loss = ag__.converted_call(ag__.ld(tf).reduce_mean, ((ag__.converted_call(ag__.ld(model), (ag__.ld(X),), None, fscope) - ag__.ld(Y)) ** 2,), None, fscope)

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def loop_body(itr):
            v, g = itr
            ag__.converted_call(ag__.ld(v).assign_sub, (ag__.ld(lr) * ag__.ld(g),), None, fscope)
        g = ag__.Undefined('g')
        v = ag__.Undefined('v')
        ag__.for_stmt(ag__.converted_call(ag__.ld(zip), (ag__.ld(model).trainable_variables, ag__.converted_call(ag__.ld(tape).gradient, (ag__.ld(loss), ag__.ld(model).trainable_variables), None, fscope)), None, fscope), None, loop_body, get_state, set_state, (), {'iterate_names': '(v, g)'})
        try:
            do_return = True
            retval_ = ag__.ld(loss)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
