def tf__train(self, x, y):
    with ag__.FunctionScope('train', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        with ag__.ld(tf).GradientTape() as tape:
            loss = ag__.converted_call(ag__.ld(tf).reduce_mean, ((ag__.converted_call(ag__.ld(self).forward, (ag__.ld(x),), None, fscope) - ag__.ld(y)) ** 2,), None, fscope)
        ds, db = ag__.converted_call(ag__.ld(tape).gradient, (ag__.ld(loss), [ag__.ld(self).slope, ag__.ld(self).shift]), None, fscope)

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def if_body():
            ag__.converted_call(ag__.ld(self).slope.assign_sub, (0.1 * ag__.ld(ds),), None, fscope)
            ag__.converted_call(ag__.ld(self).shift.assign_sub, (0.1 * ag__.ld(db),), None, fscope)

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(loss) > 0.25, if_body, else_body, get_state, set_state, (), 0)
        try:
            do_return = True
            retval_ = ag__.ld(loss)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
