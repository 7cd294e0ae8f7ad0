def tf__search(m, t):
    with ag__.FunctionScope('search', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        found = -1

        def get_state_2():
            return (found,)

        def set_state_2(vars_):
            nonlocal found
            found, = vars_

        def loop_body_1(itr_1):
            nonlocal found
            i = itr_1

            def get_state_1():
                return (found,)

            def set_state_1(vars_):
                nonlocal found
                found, = vars_

            def loop_body(itr):
                nonlocal found
                j = itr

                def get_state():
                    return (found,)

                def set_state(vars_):
                    nonlocal found
                    found, = vars_

                def if_body():
                    nonlocal found
                    found = ag__.ld(i) * 10 + ag__.ld(j)

                def else_body():
                    nonlocal found
                    pass
                ag__.if_stmt(ag__.and_(lambda: ag__.ld(m)[ag__.ld(i), ag__.ld(j)] == ag__.ld(t), lambda: ag__.ld(found) < 0), if_body, else_body, get_state, set_state, ('found',), 1)
            ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.converted_call(ag__.ld(tf).shape, (ag__.ld(m),), None, fscope)[1],), None, fscope), None, loop_body, get_state_1, set_state_1, ('found',), {'iterate_names': 'j'})
        i = ag__.Undefined('i')
        j = ag__.Undefined('j')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.converted_call(ag__.ld(tf).shape, (ag__.ld(m),), None, fscope)[0],), None, fscope), None, loop_body_1, get_state_2, set_state_2, ('found',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(found)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
