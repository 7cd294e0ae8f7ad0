def tf__counts(n):
    with ag__.FunctionScope('counts', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        both = 0
        threes = 0
        twos = 0

        def get_state_3():
            return (both, threes, twos)

        def set_state_3(vars_):
            nonlocal both, threes, twos
            both, threes, twos = vars_

        def loop_body(itr):
            nonlocal both, threes, twos
            i = itr

            def get_state_2():
                return (both, threes, twos)

            def set_state_2(vars_):
                nonlocal both, threes, twos
                both, threes, twos = vars_

            def if_body_2():
                nonlocal both, threes, twos
                both = ag__.ld(both)
                both += 1

            def else_body_2():
                nonlocal both, threes, twos

                def get_state_1():
                    return (threes, twos)

                def set_state_1(vars_):
                    nonlocal threes, twos
                    threes, twos = vars_

                def if_body_1():
                    nonlocal threes, twos
                    threes = ag__.ld(threes)
                    threes += 1

                def else_body_1():
                    nonlocal threes, twos

                    def get_state():
                        return (twos,)

                    def set_state(vars_):
                        nonlocal twos
                        twos, = vars_

                    def if_body():
                        nonlocal twos
                        twos = ag__.ld(twos)
                        twos += 1

                    def else_body():
                        nonlocal twos
                        pass
                    ag__.if_stmt(ag__.ld(i) % 2 == 0, if_body, else_body, get_state, set_state, ('twos',), 1)
                ag__.if_stmt(ag__.ld(i) % 3 == 0, if_body_1, else_body_1, get_state_1, set_state_1, ('threes', 'twos'), 2)
            ag__.if_stmt(ag__.ld(i) % 6 == 0, if_body_2, else_body_2, get_state_2, set_state_2, ('both', 'threes', 'twos'), 3)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(range), (ag__.ld(n),), None, fscope), None, loop_body, get_state_3, set_state_3, ('both', 'threes', 'twos'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = [ag__.ld(both), ag__.ld(threes), ag__.ld(twos)]
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
