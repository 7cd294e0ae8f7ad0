def tf__outer(x):
    with ag__.FunctionScope('outer', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.converted_call(functools.wraps, (x,), None, fscope)
        @ag__.autograph_artifact
        def a():
            with ag__.FunctionScope('a', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()
                try:
                    do_return_1 = True
                    retval__1 = 1
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)

        @tf.function
        @ag__.autograph_artifact
        def b(y):
            with ag__.FunctionScope('b', 'fscope_2', ag__.STD) as fscope_2:
                do_return_2 = False
                retval__2 = ag__.UndefinedReturnValue()

                def get_state():
                    return (do_return_2, retval__2)

                def set_state(vars_):
                    nonlocal do_return_2, retval__2
                    do_return_2, retval__2 = vars_

                def if_body():
                    nonlocal do_return_2, retval__2
                    try:
                        do_return_2 = True
                        retval__2 = 1
                    except:
                        do_return_2 = False
                        raise

                def else_body():
                    nonlocal do_return_2, retval__2
                    try:
                        do_return_2 = True
                        retval__2 = 2
                    except:
                        do_return_2 = False
                        raise
                ag__.if_stmt(ag__.ld(y), if_body, else_body, get_state, set_state, ('do_return_2', 'retval__2'), 2)
                return fscope_2.ret(retval__2, do_return_2)

        @ag__.converted_call(tf.function, (), dict(jit_compile=ag__.and_(lambda: x, lambda: True)), fscope)
        @ag__.converted_call(functools.lru_cache, (), dict(maxsize=None), fscope)
        @ag__.autograph_artifact
        def c(y=ag__.if_exp(ag__.ld(x), lambda: ag__.ld(x), lambda: 1, 'x')):
            with ag__.FunctionScope('c', 'fscope_3', ag__.STD) as fscope_3:
                do_return_3 = False
                retval__3 = ag__.UndefinedReturnValue()
                try:
                    do_return_3 = True
                    retval__3 = ag__.ld(y)
                except:
                    do_return_3 = False
                    raise
                return fscope_3.ret(retval__3, do_return_3)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(a), (), None, fscope) + ag__.converted_call(ag__.ld(b), (1,), None, fscope) + ag__.converted_call(ag__.ld(c), (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
