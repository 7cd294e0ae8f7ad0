def tf__default_closure(x):
    with ag__.FunctionScope('default_closure', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 1

        @ag__.autograph_artifact
        def f(n=ag__.ld(a), *, k=ag__.autograph_artifact(lambda: ag__.ld(a))):
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(n) + ag__.converted_call(ag__.ld(k), (), None, fscope_1)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def if_body():
            a = 2

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
