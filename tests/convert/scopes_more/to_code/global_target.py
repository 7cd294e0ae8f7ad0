def tf__global_target(x):
    with ag__.FunctionScope('global_target', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        global counter

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def loop_body(itr):
            counter = itr
            pass
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state, set_state, (), {'iterate_names': 'counter'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
