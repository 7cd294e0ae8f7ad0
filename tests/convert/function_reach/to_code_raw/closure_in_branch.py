def tf__closure_in_branch(x):
    with ag__.FunctionScope('closure_in_branch', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 1

        def get_state():
            return (f,)

        def set_state(vars_):
            nonlocal f
            f, = vars_

        def if_body():
            nonlocal f

            @ag__.autograph_artifact
            def f():
                with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                    do_return_1 = False
                    retval__1 = ag__.UndefinedReturnValue()
                    try:
                        do_return_1 = True
                        retval__1 = ag__.ld(a)
                    except:
                        do_return_1 = False
                        raise
                    return fscope_1.ret(retval__1, do_return_1)

        def else_body():
            nonlocal f
            f = None
        f = ag__.Undefined('f')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('f',), 1)

        def get_state_1():
            return (a, x)

        def set_state_1(vars_):
            nonlocal x, a
            a, x = vars_

        def loop_body():
            nonlocal x, a
            a = ag__.ld(x)
            x = ag__.ld(x) - 1

        def loop_test():
            return ag__.ld(x)
        ag__.while_stmt(loop_test, loop_body, get_state_1, set_state_1, ('a', 'x'), {})
        try:
            do_return = True
            retval_ = ag__.ld(f)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
