def tf__starred_with(x):
    with ag__.FunctionScope('starred_with', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        with ag__.ld(x) as (a, *b), ag__.ld(x).y as ag__.ld(x).c, ag__.ld(x)[0] as d:

            def get_state():
                return (b, d)

            def set_state(vars_):
                nonlocal b, d
                b, d = vars_

            def if_body():
                nonlocal b, d
                b = 1
                d = 2

            def else_body():
                nonlocal b, d
                pass
            ag__.if_stmt(ag__.ld(a), if_body, else_body, get_state, set_state, ('b', 'd'), 2)
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b), ag__.ld(d))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
