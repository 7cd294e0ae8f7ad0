def tf__global_in_inner(x):
    with ag__.FunctionScope('global_in_inner', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def f():
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                global counter

                def get_state():
                    return ()

                def set_state(block_vars):
                    pass

                def if_body():
                    counter = ag__.ld(x)

                def else_body():
                    pass
                ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
        ag__.converted_call(ag__.ld(f), (), None, fscope)

        def get_state_1():
            return ()

        def set_state_1(block_vars):
            pass

        def if_body_1():
            counter_2 = 1

        def else_body_1():
            pass
        counter_2 = ag__.Undefined('counter_2')
        ag__.if_stmt(ag__.ld(x), if_body_1, else_body_1, get_state_1, set_state_1, (), 0)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
