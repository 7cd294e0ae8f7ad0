def tf__bare(x):
    with ag__.FunctionScope('bare', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def loop_body(itr):
            i = itr
            continue_ = False
            continue_ = True
        continue_ = ag__.Undefined('continue_')
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.ld(x), None, loop_body, get_state, set_state, (), {'iterate_names': 'i'})
        break__1 = False

        def get_state_1():
            return (break__1,)

        def set_state_1(vars_):
            nonlocal break__1
            break__1, = vars_

        def loop_body_1():
            nonlocal break__1
            continue__1 = False
            break__1 = True
            continue__1 = True

        def loop_test():
            return ag__.and_(lambda: ag__.not_(break__1), lambda: ag__.ld(x))
        continue__1 = ag__.Undefined('continue__1')
        ag__.while_stmt(loop_test, loop_body_1, get_state_1, set_state_1, ('break__1',), {})
        break__2 = False

        def get_state_2():
            return (break__2,)

        def set_state_2(vars_):
            nonlocal break__2
            break__2, = vars_

        def loop_body_2(itr_1):
            nonlocal break__2
            i = itr_1
            continue__2 = False
            (break__2,)
            break__2 = True
            continue__2 = True

        def extra_test():
            nonlocal break__2
            return ag__.not_(break__2)
        continue__2 = ag__.Undefined('continue__2')
        ag__.for_stmt(ag__.ld(x), extra_test, loop_body_2, get_state_2, set_state_2, ('break__2',), {'iterate_names': 'i'})
