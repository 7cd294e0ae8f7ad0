def tf__return_in_class_method(x):
    with ag__.FunctionScope('return_in_class_method', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        class K:

            @ag__.autograph_artifact
            def m(self, y):
                with ag__.FunctionScope('m', 'fscope_1', ag__.STD) as fscope_1:
                    do_return_1 = False
                    retval__1 = ag__.UndefinedReturnValue()

                    def get_state():
                        return (do_return_1, retval__1)

                    def set_state(vars_):
                        nonlocal do_return_1, retval__1
                        do_return_1, retval__1 = vars_

                    def if_body():
                        nonlocal do_return_1, retval__1
                        try:
                            do_return_1 = True
                            retval__1 = 1
                        except:
                            do_return_1 = False
                            raise

                    def else_body():
                        nonlocal do_return_1, retval__1
                        try:
                            do_return_1 = True
                            retval__1 = 2
                        except:
                            do_return_1 = False
                            raise
                    ag__.if_stmt(ag__.ld(y), if_body, else_body, get_state, set_state, ('do_return_1', 'retval__1'), 2)
                    return fscope_1.ret(retval__1, do_return_1)

            @ag__.autograph_artifact
            def n(self):
                with ag__.FunctionScope('n', 'fscope_2', ag__.STD) as fscope_2:
                    do_return_2 = False
                    retval__2 = ag__.UndefinedReturnValue()

                    def get_state_2():
                        return (do_return_2, retval__2)

                    def set_state_2(vars_):
                        nonlocal do_return_2, retval__2
                        do_return_2, retval__2 = vars_

                    def loop_body(itr):
                        nonlocal do_return_2, retval__2
                        i = itr

                        def get_state_1():
                            return (do_return_2, retval__2)

                        def set_state_1(vars_):
                            nonlocal do_return_2, retval__2
                            do_return_2, retval__2 = vars_

                        def if_body_1():
                            nonlocal do_return_2, retval__2
                            try:
                                do_return_2 = True
                                retval__2 = ag__.ld(i)
                            except:
                                do_return_2 = False
                                raise

                        def else_body_1():
                            nonlocal do_return_2, retval__2
                            pass
                        ag__.if_stmt(ag__.ld(i), if_body_1, else_body_1, get_state_1, set_state_1, ('do_return_2', 'retval__2'), 2)

                    def extra_test():
                        nonlocal do_return_2, retval__2
                        return ag__.not_(do_return_2)
                    i = ag__.Undefined('i')
                    ag__.for_stmt(ag__.ld(x), extra_test, loop_body, get_state_2, set_state_2, ('do_return_2', 'retval__2'), {'iterate_names': 'i'})
                    return fscope_2.ret(retval__2, do_return_2)

        def get_state_3():
            return (do_return, retval_)

        def set_state_3(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_2():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.ld(K)
            except:
                do_return = False
                raise

        def else_body_2():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.converted_call(ag__.ld(K), (), None, fscope)
            except:
                do_return = False
                raise
        ag__.if_stmt(ag__.ld(x), if_body_2, else_body_2, get_state_3, set_state_3, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
