def tf__areas(boxes):
    with ag__.FunctionScope('areas', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = ag__.converted_call(ag__.ld(tf).constant, (0.0,), None, fscope)

        def get_state_1():
            return (total,)

        def set_state_1(vars_):
            nonlocal total
            total, = vars_

        def loop_body(itr):
            nonlocal total
            box = itr
            w, h = ag__.ld(box)

            def get_state():
                return (h, w)

            def set_state(vars_):
                nonlocal h, w
                h, w = vars_

            def if_body():
                nonlocal h, w
                w, h = (ag__.ld(h), ag__.ld(w))

            def else_body():
                nonlocal h, w
                pass
            ag__.if_stmt(ag__.ld(w) > ag__.ld(h), if_body, else_body, get_state, set_state, ('h', 'w'), 2)
            total = ag__.ld(total)
            total += w * h + w
        box = ag__.Undefined('box')
        h = ag__.Undefined('h')
        w = ag__.Undefined('w')
        ag__.for_stmt(ag__.ld(boxes), None, loop_body, get_state_1, set_state_1, ('total',), {'iterate_names': 'box'})
        try:
            do_return = True
            retval_ = ag__.ld(total)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
