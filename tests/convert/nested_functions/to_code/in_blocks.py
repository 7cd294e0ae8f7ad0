def tf__in_blocks(x):
    with ag__.FunctionScope('in_blocks', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (f,)

        def set_state(vars_):
            nonlocal f
            f, = vars_

        def if_body():
            nonlocal f

            @ag__.autograph_artifact
            def f():
                with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                    do_return_1 = False
                    retval__1 = ag__.UndefinedReturnValue()
                    try:
                        do_return_1 = True
                        retval__1 = 1
                    except:
                        do_return_1 = False
                        raise
                    return fscope_1.ret(retval__1, do_return_1)

        def else_body():
            nonlocal f

            @ag__.autograph_artifact
            def f():
                with ag__.FunctionScope('f', 'fscope_2', ag__.STD) as fscope_2:
                    do_return_2 = False
                    retval__2 = ag__.UndefinedReturnValue()
                    try:
                        do_return_2 = True
                        retval__2 = 2
                    except:
                        do_return_2 = False
                        raise
                    return fscope_2.ret(retval__2, do_return_2)
        f = ag__.Undefined('f')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('f',), 1)

        def get_state_1():
            return (g, i)

        def set_state_1(vars_):
            nonlocal g, i
            g, i = vars_

        def loop_body(itr):
            nonlocal g, i
            i = itr

            @ag__.autograph_artifact
            def g():
                with ag__.FunctionScope('g', 'fscope_3', ag__.STD) as fscope_3:
                    do_return_3 = False
                    retval__3 = ag__.UndefinedReturnValue()
                    try:
                        do_return_3 = True
                        retval__3 = ag__.ld(i)
                    except:
                        do_return_3 = False
                        raise
                    return fscope_3.ret(retval__3, do_return_3)
        g = ag__.Undefined('g')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state_1, set_state_1, ('g', 'i'), {'iterate_names': 'i'})
        with ag__.ld(x):

            @ag__.autograph_artifact
            def h():
                with ag__.FunctionScope('h', 'fscope_4', ag__.STD) as fscope_4:
                    do_return_4 = False
                    retval__4 = ag__.UndefinedReturnValue()
                    try:
                        do_return_4 = True
                        retval__4 = 1
                    except:
                        do_return_4 = False
                        raise
                    return fscope_4.ret(retval__4, do_return_4)
        try:

            @ag__.autograph_artifact
            def k():
                with ag__.FunctionScope('k', 'fscope_5', ag__.STD) as fscope_5:
                    do_return_5 = False
                    retval__5 = ag__.UndefinedReturnValue()
                    try:
                        do_return_5 = True
                        retval__5 = 1
                    except:
                        do_return_5 = False
                        raise
                    return fscope_5.ret(retval__5, do_return_5)
        finally:

            @ag__.autograph_artifact
            def m():
                with ag__.FunctionScope('m', 'fscope_6', ag__.STD) as fscope_6:
                    do_return_6 = False
                    retval__6 = ag__.UndefinedReturnValue()
                    try:
                        do_return_6 = True
                        retval__6 = 1
                    except:
                        do_return_6 = False
                        raise
                    return fscope_6.ret(retval__6, do_return_6)
        try:
            do_return = True
            retval_ = (ag__.ld(f), ag__.ld(g), ag__.ld(h), ag__.ld(k), ag__.ld(m))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
