def tf__layer(x, use_skip):
    with ag__.FunctionScope('layer', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (saved,)

        def set_state(vars_):
            nonlocal saved
            saved, = vars_

        def if_body():
            nonlocal saved
            saved = ag__.ld(x)

        def else_body():
            nonlocal saved
            pass
        saved = ag__.Undefined('saved')
        ag__.if_stmt(ag__.ld(use_skip), if_body, else_body, get_state, set_state, ('saved',), 1)
        x = ag__.ld(x) * 0.5 + 1.0

        def get_state_1():
            return (x,)

        def set_state_1(vars_):
            nonlocal x
            x, = vars_

        def if_body_1():
            nonlocal x
            x = ag__.ld(x) + ag__.ld(saved)

        def else_body_1():
            nonlocal x
            pass
        ag__.if_stmt(ag__.ld(use_skip), if_body_1, else_body_1, get_state_1, set_state_1, ('x',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
