def tf__closure_in_loop(x):
    with ag__.FunctionScope('closure_in_loop', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        fs = []

        def get_state():
            return (a, i)

        def set_state(vars_):
            nonlocal a, i
            a, i = vars_

        def loop_body(itr):
            nonlocal a, i
            i = itr
            a = ag__.ld(i)

            @ag__.autograph_artifact
            def f():
                with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                    do_return_1 = False
                    retval__1 = ag__.UndefinedReturnValue()
                    try:
                        do_return_1 = True
                        retval__1 = ag__.ld(a) + ag__.ld(i)
                    except:
                        do_return_1 = False
                        raise
                    return fscope_1.ret(retval__1, do_return_1)
            ag__.converted_call(ag__.ld(fs).append, (ag__.ld(f),), None, fscope)
        a = ag__.Undefined('a')
        f = ag__.Undefined('f')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state, set_state, ('a', 'i'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(fs)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
