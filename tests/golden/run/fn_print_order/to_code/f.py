def tf__f(n):
    with ag__.FunctionScope('f', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.ld(print)('python print', ag__.ld(n))
        ag__.converted_call(ag__.ld(tf).print, ('start', ag__.ld(n)), dict(output_stream=ag__.ld(sys).stdout), fscope)

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def loop_body(itr):
            i = itr
            ag__.converted_call(ag__.ld(tf).print, ('i =', ag__.ld(i), 'sq =', ag__.ld(i) * ag__.ld(i)), dict(output_stream=ag__.ld(sys).stdout), fscope)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state, set_state, (), {'iterate_names': 'i'})

        def get_state_1():
            return ()

        def set_state_1(block_vars):
            pass

        def if_body():
            ag__.converted_call(ag__.ld(tf).print, ('big',), dict(output_stream=ag__.ld(sys).stdout), fscope)

        def else_body():
            ag__.converted_call(ag__.ld(tf).print, ('small',), dict(output_stream=ag__.ld(sys).stdout), fscope)
        ag__.if_stmt(ag__.ld(n) > 2, if_body, else_body, get_state_1, set_state_1, (), 0)
        try:
            do_return = True
            retval_ = ag__.ld(n)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
