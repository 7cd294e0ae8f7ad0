def tf__handlers_in_loop(x):
    with ag__.FunctionScope('handlers_in_loop', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        break_ = False

        def get_state_8():
            return (do_return, retval_, break_)

        def set_state_8(vars_):
            nonlocal break_, do_return, retval_
            do_return, retval_, break_ = vars_

        def loop_body(itr):
            nonlocal break_, do_return, retval_
            i = itr
            continue_ = False
            (break_,)
            try:

                def get_state():
                    return (continue_,)

                def set_state(vars_):
                    nonlocal continue_
                    continue_, = vars_

                def if_body():
                    nonlocal continue_
                    continue_ = True

                def else_body():
                    nonlocal continue_
                    pass
                ag__.if_stmt(ag__.ld(i), if_body, else_body, get_state, set_state, ('continue_',), 1)

                def get_state_1():
                    return ()

                def set_state_1(block_vars):
                    pass

                def if_body_1():
                    a = ag__.ld(i)

                def else_body_1():
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, (), 0)
            except ValueError as e:

                def get_state_2():
                    return (break_, continue_)

                def set_state_2(vars_):
                    nonlocal break_, continue_
                    break_, continue_ = vars_

                def if_body_2():
                    nonlocal break_, continue_
                    break_ = True
                    continue_ = True

                def else_body_2():
                    nonlocal break_, continue_
                    pass
                ag__.if_stmt(ag__.ld(e), if_body_2, else_body_2, get_state_2, set_state_2, ('break_', 'continue_'), 2)

                def get_state_3():
                    return ()

                def set_state_3(block_vars):
                    pass

                def if_body_3():
                    b = ag__.ld(e)

                def else_body_3():
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_3, else_body_3, get_state_3, set_state_3, (), 0)
            except (KeyError, TypeError):
                try:
                    do_return = True
                    retval_ = ag__.ld(i)
                except:
                    do_return = False
                    raise
            else:
                c = ag__.ld(i)

                def get_state_4():
                    return (continue_,)

                def set_state_4(vars_):
                    nonlocal continue_
                    continue_, = vars_

                def if_body_4():
                    nonlocal continue_
                    continue_ = True

                def else_body_4():
                    nonlocal continue_
                    pass
                ag__.if_stmt(ag__.ld(c), if_body_4, else_body_4, get_state_4, set_state_4, ('continue_',), 1)

                def get_state_5():
                    return ()

                def set_state_5(block_vars):
                    pass

                def if_body_5():
                    d = 1

                def else_body_5():
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_5, else_body_5, get_state_5, set_state_5, (), 0)
            finally:
                f = ag__.ld(i)

            def get_state_7():
                return ()

            def set_state_7(block_vars):
                pass

            def if_body_7():

                def get_state_6():
                    return ()

                def set_state_6(block_vars):
                    pass

                def if_body_6():
                    g = ag__.ld(i)

                def else_body_6():
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_6, else_body_6, get_state_6, set_state_6, (), 0)

            def else_body_7():
                pass
            ag__.if_stmt(ag__.not_(do_return), if_body_7, else_body_7, get_state_7, set_state_7, (), 0)

        def extra_test():
            nonlocal break_, do_return, retval_
            return ag__.and_(lambda: ag__.not_(do_return), lambda: ag__.not_(break_))
        d = ag__.Undefined('d')
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        f = ag__.Undefined('f')
        g = ag__.Undefined('g')
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        c = ag__.Undefined('c')
        ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_8, set_state_8, ('do_return', 'retval_', 'break_'), {'iterate_names': 'i'})

        def get_state_9():
            return (do_return, retval_)

        def set_state_9(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_8():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.ld(x)
            except:
                do_return = False
                raise

        def else_body_8():
            nonlocal do_return, retval_
            pass
        ag__.if_stmt(ag__.not_(do_return), if_body_8, else_body_8, get_state_9, set_state_9, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
