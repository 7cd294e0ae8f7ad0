def tf__block_vars_state(x):
    with ag__.FunctionScope('block_vars_state', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_1():
            return (block_vars,)

        def set_state(vars_):
            nonlocal block_vars
            block_vars, = vars_

        def if_body():
            nonlocal block_vars
            block_vars = 1

        def else_body():
            nonlocal block_vars
            block_vars = 2
        block_vars = ag__.Undefined('block_vars')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state_1, set_state, ('block_vars',), 1)

        def get_state_2():
            return ()

        def set_state_1(block_vars):
            pass

        def if_body_2():
            pass

        def else_body_1():
            pass
        ag__.if_stmt(ag__.ld(x), if_body_2, else_body_1, get_state_2, set_state_1, (), 0)
        try:
            do_return_1 = True
            retval_ = ag__.ld(block_vars)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
