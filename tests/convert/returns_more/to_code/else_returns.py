def tf__else_returns(x):
    with ag__.FunctionScope('else_returns', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_2():
            return (do_return, retval_)

        def set_state_2(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_2():
            nonlocal do_return, retval_
            y = 1
            z = 3

            def get_state_1():
                return (do_return, retval_)

            def set_state_1(vars_):
                nonlocal do_return, retval_
                do_return, retval_ = vars_

            def if_body_1():
                nonlocal do_return, retval_
                try:
                    do_return = True
                    retval_ = ag__.ld(z)
                except:
                    do_return = False
                    raise

            def else_body_1():
                nonlocal do_return, retval_
                try:
                    do_return = True
                    retval_ = 4
                except:
                    do_return = False
                    raise

                def get_state():
                    return ()

                def set_state(block_vars):
                    pass

                def if_body():
                    q = 5

                def else_body():
                    pass
                q = ag__.Undefined('q')
                ag__.if_stmt(ag__.not_(do_return), if_body, else_body, get_state, set_state, (), 0)
            q = ag__.Undefined('q')
            ag__.if_stmt(ag__.ld(y), if_body_1, else_body_1, get_state_1, set_state_1, ('do_return', 'retval_'), 2)

        def else_body_2():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = 2
            except:
                do_return = False
                raise
        q = ag__.Undefined('q')
        y = ag__.Undefined('y')
        z = ag__.Undefined('z')
        ag__.if_stmt(ag__.ld(x), if_body_2, else_body_2, get_state_2, set_state_2, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
