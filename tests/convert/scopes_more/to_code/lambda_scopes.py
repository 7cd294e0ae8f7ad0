def tf__lambda_scopes(xs, k):
    with ag__.FunctionScope('lambda_scopes', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (f,)

        def set_state(vars_):
            nonlocal f
            f, = vars_

        def if_body():
            nonlocal f
            f = ag__.autograph_artifact(lambda x, y=ag__.ld(k), *a, z=ag__.ld(xs), **b: ag__.ld(x) + ag__.ld(y) + ag__.ld(k))

        def else_body():
            nonlocal f
            pass
        f = ag__.Undefined('f')
        ag__.if_stmt(ag__.ld(k), if_body, else_body, get_state, set_state, ('f',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(f)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
