def tf__weird(n):
    with ag__.FunctionScope('weird', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = 0
        break_ = False

        def get_state_6():
            return (total, break_)

        def set_state_6(vars_):
            nonlocal break_, total
            total, break_ = vars_

        def loop_body_1(itr):
            nonlocal break_, total
            i = itr
            continue_ = False
            (break_,)

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
            ag__.if_stmt(ag__.ld(i) == 2, if_body, else_body, get_state, set_state, ('continue_',), 1)

            def get_state_5():
                return (break_, total, continue_)

            def set_state_5(vars_):
                nonlocal break_, continue_, total
                break_, total, continue_ = vars_

            def if_body_4():
                nonlocal break_, continue_, total

                def get_state_1():
                    return (break_, continue_)

                def set_state_1(vars_):
                    nonlocal break_, continue_
                    break_, continue_ = vars_

                def if_body_1():
                    nonlocal break_, continue_
                    break_ = True
                    continue_ = True

                def else_body_1():
                    nonlocal break_, continue_
                    pass
                ag__.if_stmt(ag__.ld(i) > 6, if_body_1, else_body_1, get_state_1, set_state_1, ('break_', 'continue_'), 2)

                def get_state_4():
                    return (total,)

                def set_state_4(vars_):
                    nonlocal total
                    total, = vars_

                def if_body_3():
                    nonlocal total
                    k = 0
                    break__1 = False

                    def get_state_3():
                        return (k, break__1)

                    def set_state_3(vars_):
                        nonlocal break__1, k
                        k, break__1 = vars_

                    def loop_body():
                        nonlocal break__1, k
                        continue__1 = False
                        k = ag__.ld(k)
                        k += 1

                        def get_state_2():
                            return (break__1,)

                        def set_state_2(vars_):
                            nonlocal break__1
                            break__1, = vars_

                        def if_body_2():
                            nonlocal break__1
                            break__1 = True
                            continue__1 = True

                        def else_body_2():
                            nonlocal break__1
                            pass
                        ag__.if_stmt(ag__.ld(k) == 3, if_body_2, else_body_2, get_state_2, set_state_2, ('break__1',), 1)

                    def loop_test():
                        return ag__.and_(lambda: ag__.not_(break__1), lambda: ag__.ld(k) < ag__.ld(i))
                    ag__.while_stmt(loop_test, loop_body, get_state_3, set_state_3, ('k', 'break__1'), {})
                    total = ag__.ld(total)
                    total += k

                def else_body_3():
                    nonlocal total
                    pass
                ag__.if_stmt(ag__.not_(continue_), if_body_3, else_body_3, get_state_4, set_state_4, ('total',), 1)

            def else_body_4():
                nonlocal break_, continue_, total
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_4, else_body_4, get_state_5, set_state_5, ('break_', 'total', 'continue_'), 2)

        def extra_test():
            nonlocal break_, total
            return ag__.not_(break_)
        break__1 = ag__.Undefined('break__1')
        continue_ = ag__.Undefined('continue_')
        continue__1 = ag__.Undefined('continue__1')
        i = ag__.Undefined('i')
        k = ag__.Undefined('k')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), extra_test, loop_body_1, get_state_6, set_state_6, ('total', 'break_'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(total)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
