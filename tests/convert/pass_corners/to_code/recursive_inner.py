def tf__recursive_inner(n):
    with ag__.FunctionScope('recursive_inner', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def down(k):
            with ag__.FunctionScope('down', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                def get_state():
                    return (r,)

                def set_state(vars_):
                    nonlocal r
                    r, = vars_

                def if_body():
                    nonlocal r
                    r = ag__.converted_call(ag__.ld(down), (ag__.ld(k) - 1,), None, fscope_1)

                def else_body():
                    nonlocal r
                    r = ag__.ld(n)
                r = ag__.Undefined('r')
                ag__.if_stmt(ag__.ld(k) > 0, if_body, else_body, get_state, set_state, ('r',), 1)
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(r)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        def get_state_1():
            return (n,)

        def set_state_1(vars_):
            nonlocal n
            n, = vars_

        def loop_body():
            nonlocal n
            n = ag__.converted_call(ag__.ld(down), (ag__.ld(n),), None, fscope) - 1

        def loop_test():
            return ag__.ld(n) > 1
        ag__.while_stmt(loop_test, loop_body, get_state_1, set_state_1, ('n',), {})
        try:
            do_return = True
            retval_ = ag__.ld(n)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
