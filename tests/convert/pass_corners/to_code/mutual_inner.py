def tf__mutual_inner(n):
    with ag__.FunctionScope('mutual_inner', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def even(k):
            with ag__.FunctionScope('even', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.if_exp(ag__.ld(k), lambda: ag__.converted_call(ag__.ld(odd), (ag__.ld(k) - 1,), None, fscope_1), lambda: True, 'k')
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        @ag__.autograph_artifact
        def odd(k):
            with ag__.FunctionScope('odd', 'fscope_2', ag__.STD) as fscope_2:
                do_return_2 = False
                retval__2 = ag__.UndefinedReturnValue()
                try:
                    do_return_2 = True
                    retval__2 = ag__.if_exp(ag__.ld(k), lambda: ag__.converted_call(ag__.ld(even), (ag__.ld(k) - 1,), None, fscope_2), lambda: False, 'k')
                except:
                    do_return_2 = False
                    raise
                return fscope_2.ret(retval__2, do_return_2)

        def get_state():
            return (flag,)

        def set_state(vars_):
            nonlocal flag
            flag, = vars_

        def if_body():
            nonlocal flag
            flag = ag__.converted_call(ag__.ld(even), (ag__.ld(n),), None, fscope)

        def else_body():
            nonlocal flag
            flag = ag__.converted_call(ag__.ld(odd), (ag__.ld(n),), None, fscope)
        flag = ag__.Undefined('flag')
        ag__.if_stmt(ag__.ld(n) > 2, if_body, else_body, get_state, set_state, ('flag',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(flag)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
