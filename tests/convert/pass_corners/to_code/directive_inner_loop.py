def tf__directive_inner_loop(n):
    with ag__.FunctionScope('directive_inner_loop', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_1():
            return (n,)

        def set_state_1(vars_):
            nonlocal n
            n, = vars_

        def loop_body_1(itr_1):
            nonlocal n
            i = itr_1

            def get_state():
                return (n,)

            def set_state(vars_):
                nonlocal n
                n, = vars_

            def loop_body(itr):
                nonlocal n
                j = itr
                n = ag__.ld(n)
                n += j
            ag__.for_stmt(ag__.converted_call(ag__.ld(range), (ag__.ld(i),), None, fscope), None, loop_body, get_state, set_state, ('n',), {'maximum_iterations': 2, 'iterate_names': 'j'})
        i = ag__.Undefined('i')
        j = ag__.Undefined('j')
        ag__.for_stmt(ag__.converted_call(ag__.ld(range), (ag__.ld(n),), None, fscope), None, loop_body_1, get_state_1, set_state_1, ('n',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(n)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
