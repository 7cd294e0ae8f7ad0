def tf__make_outer(k, break_):
    with ag__.FunctionScope('make_outer', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        if_body = ag__.ld(k)

        @ag__.autograph_artifact
        def inner(x):
            with ag__.FunctionScope('inner', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                break__1 = False

                def get_state_1():
                    return (break__1,)

                def set_state_1(vars_):
                    nonlocal break__1
                    break__1, = vars_

                def loop_body(itr):
                    nonlocal break__1
                    i = itr
                    continue_ = False
                    (break__1,)

                    def get_state():
                        return (break__1,)

                    def set_state(vars_):
                        nonlocal break__1
                        break__1, = vars_

                    def if_body_1():
                        nonlocal break__1
                        break__1 = True
                        continue_ = True

                    def else_body():
                        nonlocal break__1
                        pass
                    ag__.if_stmt(ag__.ld(i) > ag__.ld(k), if_body_1, else_body, get_state, set_state, ('break__1',), 1)

                def extra_test():
                    nonlocal break__1
                    return ag__.not_(break__1)
                continue_ = ag__.Undefined('continue_')
                i = ag__.Undefined('i')
                ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_1, set_state_1, ('break__1',), {'iterate_names': 'i'})

                def get_state_2():
                    return (do_return_1, retval__1)

                def set_state_2(vars_):
                    nonlocal do_return_1, retval__1
                    do_return_1, retval__1 = vars_

                def if_body_2():
                    nonlocal do_return_1, retval__1
                    try:
                        do_return_1 = True
                        retval__1 = ag__.ld(if_body)
                    except:
                        do_return_1 = False
                        raise

                def else_body_1():
                    nonlocal do_return_1, retval__1
                    try:
                        do_return_1 = True
                        retval__1 = ag__.ld(break_)
                    except:
                        do_return_1 = False
                        raise
                ag__.if_stmt(ag__.ld(x), if_body_2, else_body_1, get_state_2, set_state_2, ('do_return_1', 'retval__1'), 2)
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.ld(inner)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
