def tf__as_function(x):
    with ag__.FunctionScope('as_function', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def if_body():
            with ag__.FunctionScope('if_body', 'fscope_1', ag__.STD) as fscope_1:
                do_return_2 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_2 = True
                    retval__1 = 1
                except:
                    do_return_2 = False
                    raise
                return fscope_1.ret(retval__1, do_return_2)

        @ag__.autograph_artifact
        def else_body_3():
            with ag__.FunctionScope('else_body_3', 'fscope_2', ag__.STD) as fscope_2:
                do_return_3 = False
                retval__2 = ag__.UndefinedReturnValue()
                try:
                    do_return_3 = True
                    retval__2 = 1
                except:
                    do_return_3 = False
                    raise
                return fscope_2.ret(retval__2, do_return_3)

        def get_state_1():
            return (x,)

        def set_state(vars_):
            nonlocal x
            x, = vars_

        def if_body_2():
            nonlocal x
            x = ag__.converted_call(ag__.ld(if_body), (), None, fscope)

        def else_body():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(x) > 0, if_body_2, else_body, get_state_1, set_state, ('x',), 1)

        def get_state_2():
            return (x,)

        def set_state_1(vars_):
            nonlocal x
            x, = vars_

        def if_body_3():
            nonlocal x
            x = 2

        def else_body_1():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(x) > 1, if_body_3, else_body_1, get_state_2, set_state_1, ('x',), 1)

        def get_state_3():
            return (x,)

        def set_state_2(vars_):
            nonlocal x
            x, = vars_

        def if_body_4():
            nonlocal x
            x = 3

        def else_body_2():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(x) > 2, if_body_4, else_body_2, get_state_3, set_state_2, ('x',), 1)

        def get_state_4():
            return (x,)

        def set_state_3(vars_):
            nonlocal x
            x, = vars_

        def if_body_5():
            nonlocal x
            x = 3

        def else_body_4():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(x) > 3, if_body_5, else_body_4, get_state_4, set_state_3, ('x',), 1)
        try:
            do_return_1 = True
            retval_ = ag__.converted_call(ag__.ld(else_body_3), (), None, fscope) + ag__.ld(x)
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
