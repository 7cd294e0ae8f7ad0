def tf__inner_flow(x):
    with ag__.FunctionScope('inner_flow', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        k = 1

        @ag__.autograph_artifact
        def f(n):
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                def get_state():
                    return (m,)

                def set_state(vars_):
                    nonlocal m
                    m, = vars_

                def if_body():
                    nonlocal m
                    m = ag__.ld(k)

                def else_body():
                    nonlocal m
                    m = 2
                m = ag__.Undefined('m')
                ag__.if_stmt(ag__.ld(n), if_body, else_body, get_state, set_state, ('m',), 1)

                def get_state_1():
                    return (m,)

                def set_state_1(vars_):
                    nonlocal m
                    m, = vars_

                def loop_body():
                    nonlocal m
                    m = ag__.ld(m) - 1
                    k2 = ag__.ld(m)

                def loop_test():
                    return ag__.ld(m)
                k2 = ag__.Undefined('k2')
                ag__.while_stmt(loop_test, loop_body, get_state_1, set_state_1, ('m',), {})
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(m)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        k = 3

        def get_state_2():
            return (k,)

        def set_state_2(vars_):
            nonlocal k
            k, = vars_

        def if_body_1():
            nonlocal k
            k = 4

        def else_body_1():
            nonlocal k
            pass
        ag__.if_stmt(ag__.ld(x), if_body_1, else_body_1, get_state_2, set_state_2, ('k',), 1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
