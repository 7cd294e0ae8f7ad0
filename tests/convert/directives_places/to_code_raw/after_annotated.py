def tf__after_annotated(n):
    with ag__.FunctionScope('after_annotated', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        t = 0

        def get_state():
            return (t,)

        def set_state(vars_):
            nonlocal t
            t, = vars_

        def loop_body(itr):
            nonlocal t
            i = itr
            u: ag__.ld(int) = ag__.ld(i)
            v: ag__.ld(int) = ag__.ld(i)
            t = ag__.ld(t)
            t += u + v
        u = ag__.Undefined('u')
        v = ag__.Undefined('v')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state, set_state, ('t',), {'parallel_iterations': 1, 'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(t)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
