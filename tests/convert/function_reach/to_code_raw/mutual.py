def tf__mutual(x):
    with ag__.FunctionScope('mutual', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def f(n):
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.converted_call(ag__.ld(g), (ag__.ld(n) - 1,), None, fscope_1)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        @ag__.autograph_artifact
        def g(n):
            with ag__.FunctionScope('g', 'fscope_2', ag__.STD) as fscope_2:
                do_return_2 = False
                retval__2 = ag__.UndefinedReturnValue()
                try:
                    do_return_2 = True
                    retval__2 = ag__.converted_call(ag__.ld(f), (ag__.ld(n) - 1,), None, fscope_2)
                except:
                    do_return_2 = False
                    raise
                return fscope_2.ret(retval__2, do_return_2)

        def get_state():
            return (g, x)

        def set_state(vars_):
            nonlocal x, g
            g, x = vars_

        def if_body():
            nonlocal x, g
            x = ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)
            g = 1

        def else_body():
            nonlocal x, g
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('g', 'x'), 2)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
