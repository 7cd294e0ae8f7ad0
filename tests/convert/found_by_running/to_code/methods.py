def tf__methods(cls):
    with ag__.FunctionScope('methods', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def area(self):
            with ag__.FunctionScope('area', 'fscope_1', ag__.STD) as fscope_1:
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
                        retval__1 = ag__.ld(self).w * ag__.ld(self).w
                    except:
                        do_return_1 = False
                        raise

                def else_body():
                    nonlocal do_return_1, retval__1
                    try:
                        do_return_1 = True
                        retval__1 = 0
                    except:
                        do_return_1 = False
                        raise
                ag__.if_stmt(ag__.ld(self).w > 0, if_body, else_body, get_state, set_state, ('do_return_1', 'retval__1'), 2)
                return fscope_1.ret(retval__1, do_return_1)
        ag__.ld(cls).area = ag__.ld(area)
        ag__.ld(cls).side = ag__.converted_call(ag__.ld(property), (ag__.autograph_artifact(lambda self: ag__.if_exp(ag__.ld(self).w, lambda: ag__.ld(self).w, lambda: 1, 'self.w')),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(cls)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
