def tf__nested_loops(n):
    with ag__.FunctionScope('nested_loops', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        t = 0

        def get_state_1():
            return (t,)

        def set_state_1(vars_):
            nonlocal t
            t, = vars_

        def loop_body_1(itr_1):
            nonlocal t
            i = itr_1

            def get_state():
                return (t,)

            def set_state(vars_):
                nonlocal t
                t, = vars_

            def loop_body(itr):
                nonlocal t
                j = itr
                t = ag__.ld(t)
                t += j
            ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(i),), None, fscope), None, loop_body, get_state, set_state, ('t',), {'parallel_iterations': 2, 'swap_memory': ag__.ld(i) > 1, 'iterate_names': 'j'})
        i = ag__.Undefined('i')
        j = ag__.Undefined('j')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body_1, get_state_1, set_state_1, ('t',), {'parallel_iterations': 1, 'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(t)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
