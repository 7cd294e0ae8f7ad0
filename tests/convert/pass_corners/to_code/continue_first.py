def tf__continue_first(xs):
    with ag__.FunctionScope('continue_first', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        t = 0

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def loop_body(itr):
            x = itr
            continue_ = False
            continue_ = True
        continue_ = ag__.Undefined('continue_')
        x = ag__.Undefined('x')
        ag__.for_stmt(ag__.ld(xs), None, loop_body, get_state, set_state, (), {'iterate_names': 'x'})
        try:
            do_return = True
            retval_ = ag__.ld(t)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
