def tf__recursive_after_balanced(x):
    with ag__.FunctionScope('recursive_after_balanced', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (rec,)

        def set_state(vars_):
            nonlocal rec
            rec, = vars_

        def if_body():
            nonlocal rec
            rec = 1

        def else_body():
            nonlocal rec
            rec = 2
        rec = ag__.Undefined('rec')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('rec',), 1)

        @ag__.autograph_artifact
        def rec(n):
            with ag__.FunctionScope('rec', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = ag__.converted_call(ag__.ld(rec), (ag__.ld(n) - 1,), None, fscope_1)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(rec), (ag__.ld(x),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
