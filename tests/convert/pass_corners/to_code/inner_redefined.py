def tf__inner_redefined(n):
    with ag__.FunctionScope('inner_redefined', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def f():
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(n)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        def get_state():
            return (f, n)

        def set_state(vars_):
            nonlocal f, n
            f, n = vars_

        def loop_body():
            nonlocal f, n

            @ag__.autograph_artifact
            def f():
                with ag__.FunctionScope('f', 'fscope_2', ag__.STD) as fscope_2:
                    do_return_2 = False
                    retval__2 = ag__.UndefinedReturnValue()
                    try:
                        do_return_2 = True
                        retval__2 = ag__.ld(n) - 1
                    except:
                        do_return_2 = False
                        raise
                    return fscope_2.ret(retval__2, do_return_2)
            n = ag__.converted_call(ag__.ld(f), (), None, fscope)

        def loop_test():
            return ag__.ld(n)
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('f', 'n'), {})
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
