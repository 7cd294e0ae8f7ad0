def tf__in_python_loop(x):
    with ag__.FunctionScope('in_python_loop', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        seen = []

        def get_state_1():
            return ()

        def set_state_1(block_vars):
            pass

        def loop_body(itr):
            i = itr

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                ag__.converted_call(ag__.ld(seen).append, (ag__.ld(x)[ag__.ld(i)] * 2,), None, fscope)

            def else_body():
                ag__.converted_call(ag__.ld(seen).append, (ag__.ld(x)[ag__.ld(i)],), None, fscope)
            ag__.if_stmt(ag__.ld(x)[ag__.ld(i)] > 1, if_body, else_body, get_state, set_state, (), 0)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(range), (3,), None, fscope), None, loop_body, get_state_1, set_state_1, (), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).stack, (ag__.ld(seen),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
