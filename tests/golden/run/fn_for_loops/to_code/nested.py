def tf__nested(n):
    with ag__.FunctionScope('nested', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        c = 0

        def get_state_2():
            return (c,)

        def set_state_2(vars_):
            nonlocal c
            c, = vars_

        def loop_body_1(itr_1):
            nonlocal c
            i = itr_1

            def get_state_1():
                return (c,)

            def set_state_1(vars_):
                nonlocal c
                c, = vars_

            def loop_body(itr):
                nonlocal c
                j = itr

                def get_state():
                    return (c,)

                def set_state(vars_):
                    nonlocal c
                    c, = vars_

                def if_body():
                    nonlocal c
                    c = ag__.ld(c)
                    c += 1

                def else_body():
                    nonlocal c
                    pass
                ag__.if_stmt((ag__.ld(i) + ag__.ld(j)) % 3 == 0, if_body, else_body, get_state, set_state, ('c',), 1)
            ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(i),), None, fscope), None, loop_body, get_state_1, set_state_1, ('c',), {'iterate_names': 'j'})
        i = ag__.Undefined('i')
        j = ag__.Undefined('j')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body_1, get_state_2, set_state_2, ('c',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(c)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
