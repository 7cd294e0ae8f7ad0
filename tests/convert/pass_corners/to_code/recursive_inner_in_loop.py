def tf__recursive_inner_in_loop(n, xs):
    with ag__.FunctionScope('recursive_inner_in_loop', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_1():
            return (n, walk, x)

        def set_state_1(vars_):
            nonlocal n, walk, x
            n, walk, x = vars_

        def loop_body(itr):
            nonlocal n, walk, x
            x = itr

            @ag__.autograph_artifact
            def walk(k):
                with ag__.FunctionScope('walk', 'fscope_1', ag__.STD) as fscope_1:
                    do_return_1 = False
                    retval__1 = ag__.UndefinedReturnValue()

                    def get_state():
                        return (do_return_1, retval__1)

                    def set_state(vars_):
                        nonlocal do_return_1, retval__1
                        do_return_1, retval__1 = vars_

                    def if_body():
                        nonlocal do_return_1, retval__1
                        try:
                            do_return_1 = True
                            retval__1 = ag__.converted_call(ag__.ld(walk), (ag__.ld(k) - 1,), None, fscope_1)
                        except:
                            do_return_1 = False
                            raise

                    def else_body():
                        nonlocal do_return_1, retval__1
                        try:
                            do_return_1 = True
                            retval__1 = ag__.ld(x)
                        except:
                            do_return_1 = False
                            raise
                    ag__.if_stmt(ag__.ld(k) > ag__.ld(n), if_body, else_body, get_state, set_state, ('do_return_1', 'retval__1'), 2)
                    return fscope_1.ret(retval__1, do_return_1)
            n = ag__.converted_call(ag__.ld(walk), (ag__.ld(n),), None, fscope)
        walk = ag__.Undefined('walk')
        x = ag__.Undefined('x')
        ag__.for_stmt(ag__.ld(xs), None, loop_body, get_state_1, set_state_1, ('n', 'walk', 'x'), {'iterate_names': 'x'})
        try:
            do_return = True
            retval_ = (ag__.ld(n), ag__.ld(x))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
