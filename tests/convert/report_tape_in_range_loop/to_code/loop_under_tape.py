def tf__loop_under_tape(points):
    with ag__.FunctionScope('loop_under_tape', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        p = ag__.converted_call(ag__.ld(tf).constant, (2.0,), None, fscope)
        with ag__.ld(tf).GradientTape() as tape:
            ag__.converted_call(ag__.ld(tape).watch, (ag__.ld(p),), None, fscope)
            loss = ag__.converted_call(ag__.ld(tf).constant, (0.0,), None, fscope)

            def get_state_1():
                return (loss,)

            def set_state_1(vars_):
                nonlocal loss
                loss, = vars_

            def loop_body(itr):
                nonlocal loss
                d = itr

                def get_state():
                    return (loss,)

                def set_state(vars_):
                    nonlocal loss
                    loss, = vars_

                def if_body():
                    nonlocal loss
                    loss = ag__.ld(loss)
                    loss += (d - p) ** 2

                def else_body():
                    nonlocal loss
                    pass
                ag__.if_stmt(ag__.ld(d) > 0.0, if_body, else_body, get_state, set_state, ('loss',), 1)
            d = ag__.Undefined('d')
            ag__.for_stmt(ag__.ld(points), None, loop_body, get_state_1, set_state_1, ('loss',), {'iterate_names': 'd'})
        try:
            do_return = True
            retval_ = (ag__.ld(loss), ag__.converted_call(ag__.ld(tape).gradient, (ag__.ld(loss), ag__.ld(p)), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
