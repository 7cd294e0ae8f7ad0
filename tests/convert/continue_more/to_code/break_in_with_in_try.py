def tf__break_in_with_in_try(x):
    with ag__.FunctionScope('break_in_with_in_try', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        break_ = False

        def get_state_4():
            return (break_,)

        def set_state_4(vars_):
            nonlocal break_
            break_, = vars_

        def loop_body(itr):
            nonlocal break_
            i = itr
            continue_ = False
            (break_,)
            try:
                with ag__.ld(tf).name_scope('a'):

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
                        return ()

                    def set_state_1(block_vars):
                        pass

                    def if_body_1():
                        a = 1

                    def else_body_1():
                        pass
                    ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, (), 0)

                def get_state_2():
                    return ()

                def set_state_2(block_vars):
                    pass

                def if_body_2():
                    b = 1

                def else_body_2():
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_2, else_body_2, get_state_2, set_state_2, (), 0)
            finally:
                c = 1

            def get_state_3():
                return ()

            def set_state_3(block_vars):
                pass

            def if_body_3():
                d = 1

            def else_body_3():
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_3, else_body_3, get_state_3, set_state_3, (), 0)

        def extra_test():
            nonlocal break_
            return ag__.not_(break_)
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        c = ag__.Undefined('c')
        continue_ = ag__.Undefined('continue_')
        d = ag__.Undefined('d')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_4, set_state_4, ('break_',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
