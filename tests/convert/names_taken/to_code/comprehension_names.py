def tf__comprehension_names(xs):
    with ag__.FunctionScope('comprehension_names', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return_1 = False
        retval_ = ag__.UndefinedReturnValue()
        a = [ag__.ld(if_body) for if_body in ag__.ld(xs)]
        b = {ag__.ld(get_state_1): 1 for get_state_1 in ag__.ld(xs) if ag__.ld(get_state_1)}

        def get_state_1():
            return (a,)

        def set_state(vars_):
            nonlocal a
            a, = vars_

        def if_body():
            nonlocal a
            a = 1

        def else_body():
            nonlocal a
            pass
        ag__.if_stmt(ag__.ld(a), if_body, else_body, get_state_1, set_state, ('a',), 1)
        try:
            do_return_1 = True
            retval_ = (ag__.ld(a), ag__.ld(b))
        except:
            do_return_1 = False
            raise
        return fscope.ret(retval_, do_return_1)
