def tf__listed(x):
    with ag__.FunctionScope('listed', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        total = ag__.converted_call(ag__.ld(tf).constant, (0,), None, fscope)

        def get_state():
            return (total,)

        def set_state(vars_):
            nonlocal total
            total, = vars_

        def loop_body(itr):
            nonlocal total
            i, v = itr
            total = ag__.ld(total) * 10 + ag__.ld(i) * ag__.ld(v)
        i = ag__.Undefined('i')
        v = ag__.Undefined('v')
        ag__.for_stmt(ag__.converted_call(ag__.ld(enumerate), (ag__.converted_call(ag__.ld(tf).unstack, (ag__.ld(x),), None, fscope),), dict(start=1), fscope), None, loop_body, get_state, set_state, ('total',), {'iterate_names': '(i, v)'})

        def get_state_1():
            return (total,)

        def set_state_1(vars_):
            nonlocal total
            total, = vars_

        def loop_body_1(itr_1):
            nonlocal total
            v = itr_1
            total = ag__.ld(total) * 10 + ag__.ld(v)
        ag__.for_stmt(ag__.converted_call(ag__.ld(reversed), ([1, 2, 3],), None, fscope), None, loop_body_1, get_state_1, set_state_1, ('total',), {'iterate_names': 'v'})
        try:
            do_return = True
            retval_ = ag__.ld(total)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
