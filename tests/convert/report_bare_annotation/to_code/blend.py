def tf__blend(a: tf.Tensor, b: tf.Tensor) -> tf.Tensor:
    with ag__.FunctionScope('blend', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        mixed: ag__.ld(tf).Tensor
        total: ag__.ld(tf).Tensor = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)
        mixed = ag__.ld(a) * 2 + ag__.ld(b)
        v: ag__.ld(tf).Tensor

        def get_state():
            return (total,)

        def set_state(vars_):
            nonlocal total
            total, = vars_

        def loop_body(itr):
            nonlocal total
            v = itr
            total = ag__.ld(total)
            total += v
        ag__.for_stmt(ag__.ld(mixed), None, loop_body, get_state, set_state, ('total',), {'iterate_names': 'v'})
        try:
            do_return = True
            retval_ = ag__.ld(total)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
