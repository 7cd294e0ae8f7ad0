def tf__grown(flag):
    with ag__.FunctionScope('grown', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        kept = (1,)

        def get_state():
            return (kept,)

        def set_state(vars_):
            nonlocal kept
            kept, = vars_

        def if_body():
            nonlocal kept
            kept = ag__.ld(kept) + (2,)

        def else_body():
            nonlocal kept
            pass
        ag__.if_stmt(ag__.ld(flag), if_body, else_body, get_state, set_state, ('kept',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(kept)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
