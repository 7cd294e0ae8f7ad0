def tf__closure_read_later(x):
    with ag__.FunctionScope('closure_read_later', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 1

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

        def get_state():
            return (a,)

        def set_state(vars_):
            nonlocal a
            a, = vars_

        def if_body():
            nonlocal a
            a = 2
            b = 3

        def else_body():
            nonlocal a
            pass
        b = ag__.Undefined('b')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('a',), 1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
