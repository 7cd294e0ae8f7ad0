def tf__nonlocal_two(x):
    with ag__.FunctionScope('nonlocal_two', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = b = 1

        @ag__.autograph_artifact
        def f():
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                nonlocal b, a

                def get_state():
                    return (b,)

                def set_state(vars_):
                    nonlocal b
                    b, = vars_

                def if_body():
                    nonlocal b
                    b = 2
                    c = 3

                def else_body():
                    nonlocal b
                    pass
                c = ag__.Undefined('c')
                ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('b',), 1)
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(a)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
