def tf__three_levels(x):
    with ag__.FunctionScope('three_levels', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def a(y):
            with ag__.FunctionScope('a', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                @ag__.autograph_artifact
                def b(z):
                    with ag__.FunctionScope('b', 'fscope_2', ag__.STD) as fscope_2:
                        do_return_2 = False
                        retval__2 = ag__.UndefinedReturnValue()

                        def get_state_1():
                            return (do_return_2, retval__2)

                        def set_state_1(vars_):
                            nonlocal do_return_2, retval__2
                            do_return_2, retval__2 = vars_

                        def loop_body(itr):
                            nonlocal do_return_2, retval__2
                            i = itr

                            def get_state():
                                return (do_return_2, retval__2)

                            def set_state(vars_):
                                nonlocal do_return_2, retval__2
                                do_return_2, retval__2 = vars_

                            def if_body():
                                nonlocal do_return_2, retval__2
                                try:
                                    do_return_2 = True
                                    retval__2 = ag__.ld(i)
                                except:
                                    do_return_2 = False
                                    raise

                            def else_body():
                                nonlocal do_return_2, retval__2
                                pass
                            ag__.if_stmt(ag__.ld(i), if_body, else_body, get_state, set_state, ('do_return_2', 'retval__2'), 2)

                        def extra_test():
                            nonlocal do_return_2, retval__2
                            return ag__.not_(do_return_2)
                        i = ag__.Undefined('i')
                        ag__.for_stmt(ag__.ld(z), extra_test, loop_body, get_state_1, set_state_1, ('do_return_2', 'retval__2'), {'iterate_names': 'i'})

                        def get_state_2():
                            return (do_return_2, retval__2)

                        def set_state_2(vars_):
                            nonlocal do_return_2, retval__2
                            do_return_2, retval__2 = vars_

                        def if_body_1():
                            nonlocal do_return_2, retval__2
                            try:
                                do_return_2 = True
                                retval__2 = 0
                            except:
                                do_return_2 = False
                                raise

                        def else_body_1():
                            nonlocal do_return_2, retval__2
                            pass
                        ag__.if_stmt(ag__.not_(do_return_2), if_body_1, else_body_1, get_state_2, set_state_2, ('do_return_2', 'retval__2'), 2)
                        return fscope_2.ret(retval__2, do_return_2)

                def get_state_3():
                    return (y,)

                def set_state_3(vars_):
                    nonlocal y
                    y, = vars_

                def loop_body_1():
                    nonlocal y
                    y = ag__.converted_call(ag__.ld(b), (ag__.ld(y),), None, fscope_1)

                def loop_test():
                    return ag__.ld(y)
                ag__.while_stmt(loop_test, loop_body_1, get_state_3, set_state_3, ('y',), {})
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(y)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        def get_state_4():
            return (x,)

        def set_state_4(vars_):
            nonlocal x
            x, = vars_

        def if_body_2():
            nonlocal x
            x = ag__.converted_call(ag__.ld(a), (ag__.ld(x),), None, fscope)

        def else_body_2():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(x), if_body_2, else_body_2, get_state_4, set_state_4, ('x',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
