def tf__f(x, n):
    with ag__.FunctionScope('f', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = ag__.ld(x)

        def get_state_1():
            return (total,)

        def set_state_1(vars_):
            nonlocal total
            total, = vars_

        def loop_body(itr):
            nonlocal total
            i = itr

            def get_state():
                return (total,)

            def set_state(vars_):
                nonlocal total
                total, = vars_

            def if_body():
                nonlocal total
                total = ag__.ld(total) + ag__.ld(i)

            def else_body():
                nonlocal total
                total = ag__.ld(total) * 2
            ag__.if_stmt(ag__.ld(i) > 2, if_body, else_body, get_state, set_state, ('total',), 1)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state_1, set_state_1, ('total',), {'iterate_names': 'i'})

        def get_state_2():
            return (total,)

        def set_state_2(vars_):
            nonlocal total
            total, = vars_

        def loop_body_1():
            nonlocal total
            total = ag__.ld(total) - 10

        def loop_test():
            return ag__.ld(total) > 100
        ag__.while_stmt(loop_test, loop_body_1, get_state_2, set_state_2, ('total',), {})
        try:
            do_return = True
            retval_ = ag__.ld(total)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
