def tf__redefined(x):
    with ag__.FunctionScope('redefined', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def f():
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(x)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        def get_state():
            return (f,)

        def set_state(vars_):
            nonlocal f
            f, = vars_

        def if_body():
            nonlocal f

            @ag__.autograph_artifact
            def f():
                with ag__.FunctionScope('f', 'fscope_2', ag__.STD) as fscope_2:
                    do_return_2 = False
                    retval__2 = ag__.UndefinedReturnValue()
                    try:
                        do_return_2 = True
                        retval__2 = 2
                    except:
                        do_return_2 = False
                        raise
                    return fscope_2.ret(retval__2, do_return_2)

        def else_body():
            nonlocal f
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('f',), 1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
