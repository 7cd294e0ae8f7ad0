def tf__return_break_order(x):
    with ag__.FunctionScope('return_break_order', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        break_ = False

        def get_state_2():
            return (do_return, retval_, break_)

        def set_state_2(vars_):
            nonlocal break_, do_return, retval_
            do_return, retval_, break_ = vars_

        def loop_body(itr):
            nonlocal break_, do_return, retval_
            i = itr
            continue_ = False
            (break_,)

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
            ag__.if_stmt(ag__.ld(i), if_body, else_body, get_state, set_state, ('break_', 'continue_'), 2)

            def get_state_1():
                return (do_return, retval_)

            def set_state_1(vars_):
                nonlocal do_return, retval_
                do_return, retval_ = vars_

            def if_body_1():
                nonlocal do_return, retval_
                try:
                    do_return = True
                    retval_ = ag__.ld(i)
                except:
                    do_return = False
                    raise

            def else_body_1():
                nonlocal do_return, retval_
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, ('do_return', 'retval_'), 2)

        def extra_test():
            nonlocal break_, do_return, retval_
            return ag__.and_(lambda: ag__.not_(do_return), lambda: ag__.not_(break_))
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_2, set_state_2, ('do_return', 'retval_', 'break_'), {'iterate_names': 'i'})

        def get_state_3():
            return (do_return, retval_)

        def set_state_3(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_2():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = 0
            except:
                do_return = False
                raise

        def else_body_2():
            nonlocal do_return, retval_
            pass
        ag__.if_stmt(ag__.not_(do_return), if_body_2, else_body_2, get_state_3, set_state_3, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
