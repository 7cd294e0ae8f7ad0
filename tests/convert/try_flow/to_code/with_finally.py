def tf__with_finally(x):
    with ag__.FunctionScope('with_finally', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            a = 1

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                raise ag__.converted_call(ag__.ld(ValueError), (), None, fscope)

            def else_body():
                pass
            ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
            b = 1
        finally:
            c = 1

        def get_state_1():
            return (a, b, c)

        def set_state_1(vars_):
            nonlocal a, b, c
            a, b, c = vars_

        def loop_body(itr):
            nonlocal a, b, c
            i = itr
            a = b = c = ag__.ld(i)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state_1, set_state_1, ('a', 'b', 'c'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b), ag__.ld(c))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
