def tf__lower_products(x):
    with ag__.FunctionScope('lower_products', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        acc = ag__.converted_call(ag__.ld(tf).TensorArray, (ag__.ld(tf).float32,), dict(size=0, dynamic_size=True), fscope)
        n = ag__.converted_call(ag__.ld(tf).shape, (ag__.ld(x),), None, fscope)[0]
        at = 0

        def get_state_3():
            return (acc, at)

        def set_state_3(vars_):
            nonlocal acc, at
            acc, at = vars_

        def loop_body_1(itr_1):
            nonlocal acc, at
            i = itr_1

            def get_state_2():
                return (acc, at)

            def set_state_2(vars_):
                nonlocal acc, at
                acc, at = vars_

            def loop_body(itr):
                nonlocal acc, at
                j = itr
                continue__1 = False

                def get_state():
                    return (continue__1,)

                def set_state(vars_):
                    nonlocal continue__1
                    continue__1, = vars_

                def if_body():
                    nonlocal continue__1
                    continue__1 = True

                def else_body():
                    nonlocal continue__1
                    pass
                ag__.if_stmt(ag__.ld(x)[ag__.ld(j)] == 0.0, if_body, else_body, get_state, set_state, ('continue__1',), 1)

                def get_state_1():
                    return (acc, at)

                def set_state_1(vars_):
                    nonlocal acc, at
                    acc, at = vars_

                def if_body_1():
                    nonlocal acc, at
                    acc = ag__.converted_call(ag__.ld(acc).write, (ag__.ld(at), ag__.ld(x)[ag__.ld(i)] * ag__.ld(x)[ag__.ld(j)]), None, fscope)
                    at = ag__.ld(at)
                    at += 1

                def else_body_1():
                    nonlocal acc, at
                    pass
                ag__.if_stmt(ag__.not_(continue__1), if_body_1, else_body_1, get_state_1, set_state_1, ('acc', 'at'), 2)
            ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(i) + 1,), None, fscope), None, loop_body, get_state_2, set_state_2, ('acc', 'at'), {'iterate_names': 'j'})
        continue__1 = ag__.Undefined('continue__1')
        i = ag__.Undefined('i')
        j = ag__.Undefined('j')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body_1, get_state_3, set_state_3, ('acc', 'at'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = (ag__.converted_call(ag__.ld(acc).stack, (), None, fscope), ag__.ld(at))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
