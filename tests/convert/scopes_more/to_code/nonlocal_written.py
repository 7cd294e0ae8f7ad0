def tf__nonlocal_written(x):
    with ag__.FunctionScope('nonlocal_written', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 1

        @ag__.autograph_artifact
        def f():
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                nonlocal a

                def get_state():
                    return (a,)

                def set_state(vars_):
                    nonlocal a
                    a, = vars_

                def loop_body(itr):
                    nonlocal a
                    i = itr
                    a = ag__.ld(i)
                i = ag__.Undefined('i')
                ag__.for_stmt(ag__.ld(x), None, loop_body, get_state, set_state, ('a',), {'iterate_names': 'i'})
        ag__.converted_call(ag__.ld(f), (), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
