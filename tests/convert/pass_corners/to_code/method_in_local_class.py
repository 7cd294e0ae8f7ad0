def tf__method_in_local_class(x):
    with ag__.FunctionScope('method_in_local_class', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        class Local(ag__.ld(collections).OrderedDict):
            field = ag__.ld(x)

            @ag__.autograph_artifact
            def get(self, k=ag__.ld(x)):
                with ag__.FunctionScope('get', 'fscope_1', ag__.STD) as fscope_1:
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
                            retval__1 = ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope_1).get, (ag__.ld(k),), None, fscope_1)
                        except:
                            do_return_1 = False
                            raise

                    def else_body():
                        nonlocal do_return_1, retval__1
                        try:
                            do_return_1 = True
                            retval__1 = ag__.ld(self).field
                        except:
                            do_return_1 = False
                            raise
                    ag__.if_stmt(ag__.ld(k), if_body, else_body, get_state, set_state, ('do_return_1', 'retval__1'), 2)
                    return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.converted_call(ag__.ld(Local), (), None, fscope).get, (1,), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
