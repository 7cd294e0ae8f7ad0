def tf__same_names(x):
    with ag__.FunctionScope('same_names', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def f(x):
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                def get_state():
                    return (x,)

                def set_state(vars_):
                    nonlocal x
                    x, = vars_

                def if_body():
                    nonlocal x
                    x = 1

                def else_body():
                    nonlocal x
                    pass
                ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('x',), 1)

                @ag__.autograph_artifact
                def f(x):
                    with ag__.FunctionScope('f', 'fscope_2', ag__.STD) as fscope_2:
                        do_return_2 = False
                        retval__2 = ag__.UndefinedReturnValue()

                        def get_state_1():
                            return (x,)

                        def set_state_1(vars_):
                            nonlocal x
                            x, = vars_

                        def if_body_1():
                            nonlocal x
                            x = 2

                        def else_body_1():
                            nonlocal x
                            pass
                        ag__.if_stmt(ag__.ld(x), if_body_1, else_body_1, get_state_1, set_state_1, ('x',), 1)
                        try:
                            do_return_2 = True
                            retval__2 = ag__.ld(x)
                        except:
                            do_return_2 = False
                            raise
                        return fscope_2.ret(retval__2, do_return_2)
                try:
                    do_return_1 = True
                    retval__1 = ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope_1)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
