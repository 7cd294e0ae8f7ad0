def tf__two_levels(x):
    with ag__.FunctionScope('two_levels', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 1
        b = 2

        @ag__.autograph_artifact
        def f():
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                @ag__.autograph_artifact
                def g():
                    with ag__.FunctionScope('g', 'fscope_2', ag__.STD) as fscope_2:
                        do_return_2 = False
                        retval__2 = ag__.UndefinedReturnValue()
                        try:
                            do_return_2 = True
                            retval__2 = ag__.ld(a) + ag__.ld(b)
                        except:
                            do_return_2 = False
                            raise
                        return fscope_2.ret(retval__2, do_return_2)

                def get_state():
                    return (do_return_1, retval__1)

                def set_state(vars_):
                    nonlocal do_return_1, retval__1
                    do_return_1, retval__1 = vars_

                def if_body():
                    nonlocal do_return_1, retval__1
                    try:
                        do_return_1 = True
                        retval__1 = ag__.ld(g)
                    except:
                        do_return_1 = False
                        raise

                def else_body():
                    nonlocal do_return_1, retval__1
                    try:
                        do_return_1 = True
                        retval__1 = None
                    except:
                        do_return_1 = False
                        raise
                ag__.if_stmt(ag__.ld(b), if_body, else_body, get_state, set_state, ('do_return_1', 'retval__1'), 2)
                return fscope_1.ret(retval__1, do_return_1)

        def get_state_1():
            return (a, b, x)

        def set_state_1(vars_):
            nonlocal x, b, a
            a, b, x = vars_

        def loop_body():
            nonlocal x, b, a
            a = ag__.ld(x)
            b = ag__.ld(x)
            c = ag__.ld(x)
            x = ag__.ld(x) - 1

        def loop_test():
            return ag__.ld(x)
        c = ag__.Undefined('c')
        ag__.while_stmt(loop_test, loop_body, get_state_1, set_state_1, ('a', 'b', 'x'), {})
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
