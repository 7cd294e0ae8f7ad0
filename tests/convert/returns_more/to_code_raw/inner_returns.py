def tf__inner_returns(x):
    with ag__.FunctionScope('inner_returns', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def f():
            with ag__.FunctionScope('f', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                def get_state():
                    return (do_return_1, retval__1)

                def set_state(vars_):
                    nonlocal do_return_1, retval__1
                    do_return_1, retval__1 = vars_

                def if_body():
                    nonlocal do_return_1, retval__1
                    try:
                        do_return_1 = True
                        retval__1 = 1
                    except:
                        do_return_1 = False
                        raise

                def else_body():
                    nonlocal do_return_1, retval__1
                    pass
                ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('do_return_1', 'retval__1'), 2)
                return fscope_1.ret(retval__1, do_return_1)
        ag__.converted_call(ag__.ld(f), (), None, fscope)

        def get_state_1():
            return (do_return, retval_, x)

        def set_state_1(vars_):
            nonlocal x, do_return, retval_
            do_return, retval_, x = vars_

        def if_body_1():
            nonlocal x, do_return, retval_
            try:
                do_return = True
                retval_ = 2
            except:
                do_return = False
                raise

        def else_body_1():
            nonlocal x, do_return, retval_
            x = ag__.converted_call(ag__.ld(f), (), None, fscope)
        ag__.if_stmt(ag__.ld(x), if_body_1, else_body_1, get_state_1, set_state_1, ('do_return', 'retval_', 'x'), 3)
        return fscope.ret(retval_, do_return)
