def tf__global_declared_inside(x):
    with ag__.FunctionScope('global_declared_inside', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (counter,)

        def set_state(vars_):
            global counter
            counter, = vars_

        def if_body():
            global counter
            global counter
            counter = 1

        def else_body():
            global counter
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('counter',), 0)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
