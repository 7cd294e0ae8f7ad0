def tf__make_shrinker():
    with ag__.FunctionScope('make_shrinker', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        from typing import Tuple

        @ag__.converted_call(tf.function, (), dict(input_signature=[ag__.converted_call(tf.TensorSpec, ([None], tf.float32), None, fscope)]), fscope)
        @ag__.autograph_artifact
        def shrink(x: tf.Tensor) -> Tuple[tf.Tensor, tf.Tensor]:
            with ag__.FunctionScope('shrink', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                steps = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope_1)

                def get_state():
                    return (steps, x)

                def set_state(vars_):
                    nonlocal steps, x
                    steps, x = vars_

                def loop_body():
                    nonlocal steps, x
                    x = ag__.ld(x) * 0.5
                    steps = ag__.ld(steps)
                    steps += 1

                def loop_test():
                    return ag__.converted_call(ag__.ld(tf).reduce_sum, (ag__.ld(x),), None, fscope_1) > 1.0
                ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('steps', 'x'), {})
                try:
                    do_return_1 = True
                    retval__1 = (ag__.ld(x), ag__.ld(steps))
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(shrink)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
