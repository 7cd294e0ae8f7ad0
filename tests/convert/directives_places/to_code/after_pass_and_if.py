def tf__after_pass_and_if(n):
    with ag__.FunctionScope('after_pass_and_if', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        t = 0

        def get_state_1():
            return (t,)

        def set_state_1(vars_):
            nonlocal t
            t, = vars_

        def loop_body(itr):
            nonlocal t
            i = itr
            pass

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                pass

            def else_body():
                pass
            ag__.if_stmt(ag__.ld(i) > 2, if_body, else_body, get_state, set_state, (), 0)
            t = ag__.ld(t)
            t += i
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state_1, set_state_1, ('t',), {'parallel_iterations': 1, 'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(t)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
