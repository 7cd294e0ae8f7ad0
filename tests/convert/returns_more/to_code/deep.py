def tf__deep(x):
    with ag__.FunctionScope('deep', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_3():
            return (a, b, do_return, retval_)

        def set_state_3(vars_):
            nonlocal a, b, do_return, retval_
            a, b, do_return, retval_ = vars_

        def if_body_3():
            nonlocal a, b, do_return, retval_

            def get_state_1():
                return (a, do_return, retval_)

            def set_state_1(vars_):
                nonlocal a, do_return, retval_
                a, do_return, retval_ = vars_

            def if_body_1():
                nonlocal a, do_return, retval_

                def get_state():
                    return (a, do_return, retval_)

                def set_state(vars_):
                    nonlocal a, do_return, retval_
                    a, do_return, retval_ = vars_

                def if_body():
                    nonlocal a, do_return, retval_
                    try:
                        do_return = True
                        retval_ = 1
                    except:
                        do_return = False
                        raise

                def else_body():
                    nonlocal a, do_return, retval_
                    a = 1
                a = ag__.Undefined('a')
                ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('a', 'do_return', 'retval_'), 3)

            def else_body_1():
                nonlocal a, do_return, retval_
                pass
            a = ag__.Undefined('a')
            ag__.if_stmt(ag__.ld(x), if_body_1, else_body_1, get_state_1, set_state_1, ('a', 'do_return', 'retval_'), 3)

            def get_state_2():
                return (b,)

            def set_state_2(vars_):
                nonlocal b
                b, = vars_

            def if_body_2():
                nonlocal b
                b = 1

            def else_body_2():
                nonlocal b
                pass
            b = ag__.Undefined('b')
            ag__.if_stmt(ag__.not_(do_return), if_body_2, else_body_2, get_state_2, set_state_2, ('b',), 1)

        def else_body_3():
            nonlocal a, b, do_return, retval_
            pass
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        ag__.if_stmt(ag__.ld(x), if_body_3, else_body_3, get_state_3, set_state_3, ('a', 'b', 'do_return', 'retval_'), 4)

        def get_state_4():
            return (do_return, retval_)

        def set_state_4(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_4():
            nonlocal do_return, retval_
            c = 1
            try:
                do_return = True
                retval_ = (ag__.ld(a), ag__.ld(b), ag__.ld(c))
            except:
                do_return = False
                raise

        def else_body_4():
            nonlocal do_return, retval_
            pass
        c = ag__.Undefined('c')
        ag__.if_stmt(ag__.not_(do_return), if_body_4, else_body_4, get_state_4, set_state_4, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
