def tf__deleted_then_state(x):
    with ag__.FunctionScope('deleted_then_state', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        y = 1
        y = ag__.Undefined('y')

        def get_state():
            return (y,)

        def set_state(vars_):
            nonlocal y
            y, = vars_

        def if_body():
            nonlocal y
            y = 2

        def else_body():
            nonlocal y
            pass
        y = ag__.Undefined('y')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('y',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(y)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
