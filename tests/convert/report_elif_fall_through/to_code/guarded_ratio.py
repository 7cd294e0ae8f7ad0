def tf__guarded_ratio(a, b):
    with ag__.FunctionScope('guarded_ratio', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_4():
            return (do_return, retval_)

        def set_state_4(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_4():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.converted_call(ag__.ld(tf).constant, (0.0,), None, fscope)
            except:
                do_return = False
                raise

        def else_body_4():
            nonlocal do_return, retval_
            q = ag__.ld(a) / ag__.ld(b)

            def get_state_3():
                return (do_return, retval_, q)

            def set_state_3(vars_):
                nonlocal do_return, q, retval_
                do_return, retval_, q = vars_

            def if_body_3():
                nonlocal do_return, q, retval_
                try:
                    do_return = True
                    retval_ = ag__.converted_call(ag__.ld(tf).constant, (1.0,), None, fscope)
                except:
                    do_return = False
                    raise

            def else_body_3():
                nonlocal do_return, q, retval_
                q = ag__.ld(q) * ag__.ld(q)

                def get_state_1():
                    return (do_return, q, retval_)

                def set_state_1(vars_):
                    nonlocal do_return, q, retval_
                    do_return, q, retval_ = vars_

                def if_body_1():
                    nonlocal do_return, q, retval_

                    def get_state():
                        return (do_return, q, retval_)

                    def set_state(vars_):
                        nonlocal do_return, q, retval_
                        do_return, q, retval_ = vars_

                    def if_body():
                        nonlocal do_return, q, retval_
                        try:
                            do_return = True
                            retval_ = ag__.converted_call(ag__.ld(tf).constant, (-1.0,), None, fscope)
                        except:
                            do_return = False
                            raise

                    def else_body():
                        nonlocal do_return, q, retval_
                        q = ag__.converted_call(ag__.ld(tf).constant, (0.1,), None, fscope)
                    ag__.if_stmt(ag__.ld(q) == 0.0, if_body, else_body, get_state, set_state, ('do_return', 'q', 'retval_'), 3)

                def else_body_1():
                    nonlocal do_return, q, retval_
                    pass
                ag__.if_stmt(ag__.ld(q) < 0.1, if_body_1, else_body_1, get_state_1, set_state_1, ('do_return', 'q', 'retval_'), 3)

                def get_state_2():
                    return (do_return, retval_)

                def set_state_2(vars_):
                    nonlocal do_return, retval_
                    do_return, retval_ = vars_

                def if_body_2():
                    nonlocal do_return, retval_
                    try:
                        do_return = True
                        retval_ = ag__.ld(q)
                    except:
                        do_return = False
                        raise

                def else_body_2():
                    nonlocal do_return, retval_
                    pass
                ag__.if_stmt(ag__.not_(do_return), if_body_2, else_body_2, get_state_2, set_state_2, ('do_return', 'retval_'), 2)
            ag__.if_stmt(ag__.ld(q) > 1.0, if_body_3, else_body_3, get_state_3, set_state_3, ('do_return', 'retval_', 'q'), 2)
        q = ag__.Undefined('q')
        ag__.if_stmt(ag__.ld(b) == 0.0, if_body_4, else_body_4, get_state_4, set_state_4, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
