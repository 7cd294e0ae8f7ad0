def tf__del_in_branch(x):
    with ag__.FunctionScope('del_in_branch', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = b = 1

        def get_state():
            return (ag__.ldu(lambda: x.y, 'x.y'), a, b)

        def set_state(vars_):
            nonlocal b, a
            x.y, a, b = vars_

        def if_body():
            nonlocal b, a
            a = ag__.Undefined('a')

        def else_body():
            nonlocal b, a
            b = ag__.Undefined('b')
            del ag__.ld(x).y
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('x.y', 'a', 'b'), 1)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
