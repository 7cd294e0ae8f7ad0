def tf__class_and_function(x):
    with ag__.FunctionScope('class_and_function', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        class A:
            b = ag__.ld(x)

            @ag__.autograph_artifact
            def m(self):
                with ag__.FunctionScope('m', 'fscope_1', ag__.STD) as fscope_1:
                    do_return_1 = False
                    retval__1 = ag__.UndefinedReturnValue()

                    @ag__.autograph_artifact
                    def n():
                        with ag__.FunctionScope('n', 'fscope_2', ag__.STD) as fscope_2:
                            do_return_2 = False
                            retval__2 = ag__.UndefinedReturnValue()
                            try:
                                do_return_2 = True
                                retval__2 = ag__.ld(self).b
                            except:
                                do_return_2 = False
                                raise
                            return fscope_2.ret(retval__2, do_return_2)
                    try:
                        do_return_1 = True
                        retval__1 = ag__.ld(n)
                    except:
                        do_return_1 = False
                        raise
                    return fscope_1.ret(retval__1, do_return_1)

            @property
            @ag__.autograph_artifact
            def p(self):
                with ag__.FunctionScope('p', 'fscope_3', ag__.STD) as fscope_3:
                    do_return_3 = False
                    retval__3 = ag__.UndefinedReturnValue()
                    try:
                        do_return_3 = True
                        retval__3 = ag__.if_exp(ag__.ld(self).b, lambda: ag__.ld(self).b, lambda: 1, 'self.b')
                    except:
                        do_return_3 = False
                        raise
                    return fscope_3.ret(retval__3, do_return_3)

            @staticmethod
            @ag__.autograph_artifact
            def s(y):
                with ag__.FunctionScope('s', 'fscope_4', ag__.STD) as fscope_4:
                    do_return_4 = False
                    retval__4 = ag__.UndefinedReturnValue()

                    def get_state():
                        return (y,)

                    def set_state(vars_):
                        nonlocal y
                        y, = vars_

                    def loop_body():
                        nonlocal y
                        y = ag__.ld(y) - 1

                    def loop_test():
                        return ag__.ld(y)
                    ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('y',), {})
                    try:
                        do_return_4 = True
                        retval__4 = ag__.ld(y)
                    except:
                        do_return_4 = False
                        raise
                    return fscope_4.ret(retval__4, do_return_4)
        try:
            do_return = True
            retval_ = ag__.ld(A)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
