def tf__tensor_outer_python_inner(x):
    with ag__.FunctionScope('tensor_outer_python_inner', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        hits = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)

        def get_state_2():
            return (hits,)

        def set_state_2(vars_):
            nonlocal hits
            hits, = vars_

        def loop_body_1(itr_1):
            nonlocal hits
            v = itr_1
            break__1 = False

            def get_state_1():
                return (hits, break__1)

            def set_state_1(vars_):
                nonlocal break__1, hits
                hits, break__1 = vars_

            def loop_body(itr):
                nonlocal break__1, hits
                k = itr
                continue__1 = False
                (break__1,)

                def get_state():
                    return (break__1, hits)

                def set_state(vars_):
                    nonlocal break__1, hits
                    break__1, hits = vars_

                def if_body():
                    nonlocal break__1, hits
                    hits = ag__.ld(hits)
                    hits += k
                    break__1 = True
                    continue__1 = True

                def else_body():
                    nonlocal break__1, hits
                    pass
                ag__.if_stmt(ag__.ld(v) % ag__.ld(k) == 0, if_body, else_body, get_state, set_state, ('break__1', 'hits'), 2)

            def extra_test():
                nonlocal break__1, hits
                return ag__.not_(break__1)
            ag__.for_stmt((2, 3, 5), extra_test, loop_body, get_state_1, set_state_1, ('hits', 'break__1'), {'iterate_names': 'k'})
        break__1 = ag__.Undefined('break__1')
        continue__1 = ag__.Undefined('continue__1')
        k = ag__.Undefined('k')
        v = ag__.Undefined('v')
        ag__.for_stmt(ag__.ld(x), None, loop_body_1, get_state_2, set_state_2, ('hits',), {'iterate_names': 'v'})
        try:
            do_return = True
            retval_ = ag__.ld(hits)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
