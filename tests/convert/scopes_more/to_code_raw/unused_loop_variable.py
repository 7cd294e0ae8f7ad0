def tf__unused_loop_variable(x):
    with ag__.FunctionScope('unused_loop_variable', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def loop_body(itr):
            _ = itr
            pass
        _ = ag__.Undefined('_')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state, set_state, (), {'iterate_names': '_'})

        def get_state_1():
            return (i,)

        def set_state_1(vars_):
            nonlocal i
            i, = vars_

        def loop_body_1(itr_1):
            nonlocal i
            i, (j, k) = itr_1
            pass
        k = ag__.Undefined('k')
        j = ag__.Undefined('j')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body_1, get_state_1, set_state_1, ('i',), {'iterate_names': '(i, (j, k))'})

        def get_state_2():
            return (ag__.ldu(lambda: x.y, 'x.y'),)

        def set_state_2(vars_):
            x.y, = vars_

        def loop_body_2(itr_2):
            ag__.ld(x).y = itr_2
            pass
        ag__.for_stmt(ag__.ld(x), None, loop_body_2, get_state_2, set_state_2, ('x.y',), {'iterate_names': 'x.y'})

        def get_state_3():
            return (ag__.ldu(lambda: x[0], 'x[0]'),)

        def set_state_3(vars_):
            x[0], = vars_

        def loop_body_3(itr_3):
            ag__.ld(x)[0], *z = itr_3
            pass
        z = ag__.Undefined('z')
        ag__.for_stmt(ag__.ld(x), None, loop_body_3, get_state_3, set_state_3, ('x[0]',), {'iterate_names': '(x[0], *z)'})
        try:
            do_return = True
            retval_ = ag__.ld(i)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
