def tf__finally_only_raise(x):
    with ag__.FunctionScope('finally_only_raise', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            raise ag__.converted_call(ag__.ld(ValueError), (), None, fscope)
        finally:
            c = 1

        def get_state():
            return (c,)

        def set_state(vars_):
            nonlocal c
            c, = vars_

        def loop_body(itr):
            nonlocal c
            i = itr
            c = ag__.ld(i)
        c = ag__.Undefined('c')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state, set_state, ('c',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(c)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
