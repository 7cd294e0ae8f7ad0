def tf__lambda_closure(x):
    with ag__.FunctionScope('lambda_closure', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 1
        f = ag__.autograph_artifact(lambda: ag__.ld(a))

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def if_body():
            a = 2
            b = 3

        def else_body():
            pass
        b = ag__.Undefined('b')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
