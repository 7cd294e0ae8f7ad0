def tf__labels(x):
    with ag__.FunctionScope('labels', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        out = ag__.converted_call(ag__.ld(tf).TensorArray, (ag__.ld(tf).int32,), dict(size=4), fscope)
        ag__.converted_call(ag__.ld(out).write, (0, 100), None, fscope)

        def get_state_2():
            return ()

        def set_state_2(block_vars):
            pass

        def loop_body(itr):
            i = itr

            def get_state_1():
                return ()

            def set_state_1(block_vars):
                pass

            def if_body_1():
                ag__.converted_call(ag__.ld(out).write, (ag__.ld(i), 200), None, fscope)

            def else_body_1():

                def get_state():
                    return ()

                def set_state(block_vars):
                    pass

                def if_body():
                    ag__.converted_call(ag__.ld(out).write, (ag__.ld(i), 300), None, fscope)

                def else_body():
                    ag__.converted_call(ag__.ld(out).write, (ag__.ld(i), 0), None, fscope)
                ag__.if_stmt(ag__.ld(x)[ag__.ld(i)] == 3, if_body, else_body, get_state, set_state, (), 0)
            ag__.if_stmt(ag__.ld(x)[ag__.ld(i)] == 2, if_body_1, else_body_1, get_state_1, set_state_1, (), 0)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (1, 4), None, fscope), None, loop_body, get_state_2, set_state_2, (), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(out).stack, (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
