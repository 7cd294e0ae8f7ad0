def tf__scan(xs, h):
    with ag__.FunctionScope('scan', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        n = ag__.converted_call(ag__.ld(tf).shape, (ag__.ld(xs),), None, fscope)[0]
        states = ag__.converted_call(ag__.ld(tf).TensorArray, (ag__.ld(tf).float32,), dict(size=ag__.ld(n)), fscope)
        peaks = ag__.converted_call(ag__.ld(tf).TensorArray, (ag__.ld(tf).int32,), dict(size=ag__.ld(n)), fscope)
        ups = 0

        def get_state_1():
            return (h, peaks, states, ups)

        def set_state_1(vars_):
            nonlocal h, peaks, states, ups
            h, peaks, states, ups = vars_

        def loop_body(itr):
            nonlocal h, peaks, states, ups
            t = itr
            h = 0.5 * ag__.ld(h) + ag__.ld(xs)[ag__.ld(t)]

            def get_state():
                return (ups,)

            def set_state(vars_):
                nonlocal ups
                ups, = vars_

            def if_body():
                nonlocal ups
                ups = ag__.ld(ups)
                ups += 1

            def else_body():
                nonlocal ups
                pass
            ag__.if_stmt(ag__.ld(h)[0] > ag__.ld(h)[1], if_body, else_body, get_state, set_state, ('ups',), 1)
            states = ag__.converted_call(ag__.ld(states).write, (ag__.ld(t), ag__.ld(h)), None, fscope)
            peaks = ag__.converted_call(ag__.ld(peaks).write, (ag__.ld(t), ag__.converted_call(ag__.ld(tf).argmax, (ag__.ld(h),), dict(output_type=ag__.ld(tf).int32), fscope)), None, fscope)
        t = ag__.Undefined('t')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state_1, set_state_1, ('h', 'peaks', 'states', 'ups'), {'iterate_names': 't'})
        try:
            do_return = True
            retval_ = (ag__.converted_call(ag__.ld(states).stack, (), None, fscope), ag__.converted_call(ag__.ld(peaks).stack, (), None, fscope), ag__.ld(h), ag__.ld(ups))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
