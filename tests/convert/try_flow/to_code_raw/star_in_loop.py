def tf__star_in_loop(x):
    with ag__.FunctionScope('star_in_loop', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_2():
            return ()

        def set_state_2(block_vars):
            pass

        def loop_body(itr):
            i = itr
            continue_ = False
            try:

                def get_state():
                    return (continue_,)

                def set_state(vars_):
                    nonlocal continue_
                    continue_, = vars_

                def if_body():
                    nonlocal continue_
                    y = 1
                    continue_ = True

                def else_body():
                    nonlocal continue_
                    pass
                ag__.if_stmt(ag__.ld(i), if_body, else_body, get_state, set_state, ('continue_',), 1)
                z = 1
            except* ValueError:
                y = 2

            def get_state_1():
                return ()

            def set_state_1(block_vars):
                pass

            def if_body_1():
                w = 1

            def else_body_1():
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, (), 0)
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        w = ag__.Undefined('w')
        z = ag__.Undefined('z')
        y = ag__.Undefined('y')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state_2, set_state_2, (), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
