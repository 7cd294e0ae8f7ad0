def tf__dynamic(x):
    with ag__.FunctionScope('dynamic', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        out = ag__.converted_call(ag__.ld(tf).TensorArray, (ag__.ld(x).dtype,), dict(size=0, dynamic_size=True), fscope)
        k = 0

        def get_state_1():
            return (k, out)

        def set_state_1(vars_):
            nonlocal k, out
            k, out = vars_

        def loop_body(itr):
            nonlocal k, out
            v = itr

            def get_state():
                return (k, out)

            def set_state(vars_):
                nonlocal k, out
                k, out = vars_

            def if_body():
                nonlocal k, out
                out = ag__.converted_call(ag__.ld(out).write, (ag__.ld(k), ag__.ld(v) * ag__.ld(v)), None, fscope)
                k = ag__.ld(k)
                k += 1

            def else_body():
                nonlocal k, out
                pass
            ag__.if_stmt(ag__.ld(v) > 0, if_body, else_body, get_state, set_state, ('k', 'out'), 2)
        v = ag__.Undefined('v')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state_1, set_state_1, ('k', 'out'), {'iterate_names': 'v'})
        try:
            do_return = True
            retval_ = (ag__.converted_call(ag__.ld(out).stack, (), None, fscope), ag__.ld(k), ag__.converted_call(ag__.ld(out).size, (), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
