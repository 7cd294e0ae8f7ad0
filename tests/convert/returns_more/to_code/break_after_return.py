def tf__break_after_return(x):
    with ag__.FunctionScope('break_after_return', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        break_ = False

        def get_state_3():
            return (do_return, retval_, y, break_)

        def set_state_3(vars_):
            nonlocal break_, do_return, retval_, y
            do_return, retval_, y, break_ = vars_

        def loop_body(itr):
            nonlocal break_, do_return, retval_, y
            i = itr
            continue_ = False
            (break_,)

            def get_state_2():
                return (break_, do_return, retval_, y, continue_)

            def set_state_2(vars_):
                nonlocal break_, continue_, do_return, retval_, y
                break_, do_return, retval_, y, continue_ = vars_

            def if_body_2():
                nonlocal break_, continue_, do_return, retval_, y
                try:
                    do_return = True
                    retval_ = ag__.ld(i)
                except:
                    do_return = False
                    raise

            def else_body_2():
                nonlocal break_, continue_, do_return, retval_, y

                def get_state():
                    return (break_, continue_)

                def set_state(vars_):
                    nonlocal break_, continue_
                    break_, continue_ = vars_

                def if_body():
                    nonlocal break_, continue_
                    break_ = True
                    continue_ = True

                def else_body():
                    nonlocal break_, continue_
                    pass
                ag__.if_stmt(ag__.ld(i) > 3, if_body, else_body, get_state, set_state, ('break_', 'continue_'), 2)

                def get_state_1():
                    return (y,)

                def set_state_1(vars_):
                    nonlocal y
                    y, = vars_

                def if_body_1():
                    nonlocal y
                    y = ag__.ld(i)

                def else_body_1():
                    nonlocal y
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, ('y',), 1)
            ag__.if_stmt(ag__.ld(i), if_body_2, else_body_2, get_state_2, set_state_2, ('break_', 'do_return', 'retval_', 'y', 'continue_'), 4)

        def extra_test():
            nonlocal break_, do_return, retval_, y
            return ag__.and_(lambda: ag__.not_(do_return), lambda: ag__.not_(break_))
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        y = ag__.Undefined('y')
        ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_3, set_state_3, ('do_return', 'retval_', 'y', 'break_'), {'iterate_names': 'i'})

        def get_state_4():
            return (do_return, retval_)

        def set_state_4(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_3():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.ld(y)
            except:
                do_return = False
                raise

        def else_body_3():
            nonlocal do_return, retval_
            pass
        ag__.if_stmt(ag__.not_(do_return), if_body_3, else_body_3, get_state_4, set_state_4, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
