def tf__taken_1(x):
    with ag__.FunctionScope('taken', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_1():
            return (x,)

        def set_state(vars_):
            nonlocal x
            x, = vars_

        def if_body():
            nonlocal x
            x = 1

        def else_body():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(x) > 0, if_body, else_body, get_state_1, set_state, ('x',), 1)

        def get_state_3():
            return (x,)

        def set_state_2(vars_):
            nonlocal x
            x, = vars_

        def loop_body_1():
            nonlocal x

            def get_state_2():
                return (x,)

            def set_state_1(vars_):
                nonlocal x
                x, = vars_

            def loop_body(itr_1):
                nonlocal x
                i = itr_1
                x = ag__.ld(x)
                x += i
            ag__.for_stmt(ag__.converted_call(ag__.ld(range), (3,), None, fscope), None, loop_body, get_state_2, set_state_1, ('x',), {'iterate_names': 'i'})

        def loop_test_1():
            return ag__.ld(x) < 10
        i = ag__.Undefined('i')
        ag__.while_stmt(loop_test_1, loop_body_1, get_state_3, set_state_2, ('x',), {})
        try:
            do_return_1 = True
            retval_ = ag__.ld(x)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
