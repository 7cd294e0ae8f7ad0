def tf__only_when(condition):
    with ag__.FunctionScope('only_when', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_2():
            return (do_return, retval_)

        def set_state_2(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_1():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.autograph_artifact(lambda f: ag__.ld(f))
            except:
                do_return = False
                raise

        def else_body_1():
            nonlocal do_return, retval_

            @ag__.autograph_artifact
            def swap(f):
                with ag__.FunctionScope('swap', 'fscope_1', ag__.STD) as fscope_1:
                    do_return_1 = False
                    retval__1 = ag__.UndefinedReturnValue()

                    @ag__.autograph_artifact
                    def instead(x):
                        with ag__.FunctionScope('instead', 'fscope_2', ag__.STD) as fscope_2:
                            do_return_2 = False
                            retval__2 = ag__.UndefinedReturnValue()
                            break_ = False

                            def get_state_1():
                                return (break_,)

                            def set_state_1(vars_):
                                nonlocal break_
                                break_, = vars_

                            def loop_body(itr):
                                nonlocal break_
                                i = itr
                                continue_ = False
                                (break_,)

                                def get_state():
                                    return (break_,)

                                def set_state(vars_):
                                    nonlocal break_
                                    break_, = vars_

                                def if_body():
                                    nonlocal break_
                                    break_ = True
                                    continue_ = True

                                def else_body():
                                    nonlocal break_
                                    pass
                                ag__.if_stmt(ag__.ld(i) > 2, if_body, else_body, get_state, set_state, ('break_',), 1)

                            def extra_test():
                                nonlocal break_
                                return ag__.not_(break_)
                            continue_ = ag__.Undefined('continue_')
                            i = ag__.Undefined('i')
                            ag__.for_stmt(ag__.converted_call(ag__.ld(range), (ag__.ld(x),), None, fscope_2), extra_test, loop_body, get_state_1, set_state_1, ('break_',), {'iterate_names': 'i'})
                            try:
                                do_return_2 = True
                                retval__2 = ag__.ld(x)
                            except:
                                do_return_2 = False
                                raise
                            return fscope_2.ret(retval__2, do_return_2)
                    try:
                        do_return_1 = True
                        retval__1 = ag__.ld(instead)
                    except:
                        do_return_1 = False
                        raise
                    return fscope_1.ret(retval__1, do_return_1)
            try:
                do_return = True
                retval_ = ag__.ld(swap)
            except:
                do_return = False
                raise
        swap = ag__.Undefined('swap')
        ag__.if_stmt(ag__.ld(condition), if_body_1, else_body_1, get_state_2, set_state_2, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
