def tf__main(args):
    with ag__.FunctionScope('main', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        x = ag__.converted_call(ag__.ld(tf).Variable, (8.0,), None, fscope)
        start = ag__.converted_call(ag__.ld(time).time, (), None, fscope)

        def get_state_1():
            return ()

        def set_state_1(block_vars):
            pass

        def loop_body(itr):
            i = itr
            ag__.converted_call(ag__.ld(x).assign_sub, (ag__.ld(args).rate * ag__.ld(x),), None, fscope)

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                ag__.ld(print)(f'step {ag__.ld(i)}: {ag__.converted_call(ag__.ld(x).numpy, (), None, fscope)}')

            def else_body():
                pass
            ag__.if_stmt(ag__.ld(args).verbose, if_body, else_body, get_state, set_state, (), 0)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(range), (ag__.ld(args).steps,), None, fscope), None, loop_body, get_state_1, set_state_1, (), {'iterate_names': 'i'})
        took = ag__.converted_call(ag__.ld(time).time, (), None, fscope) - ag__.ld(start)
        ag__.ld(print)('x =', ag__.converted_call(ag__.ld(x).numpy, (), None, fscope), 'in reasonable time:', ag__.ld(took) < 60.0)
        try:
            do_return = True
            retval_ = 0
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
