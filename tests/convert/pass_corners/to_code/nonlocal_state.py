def tf__nonlocal_state(x):
    with ag__.FunctionScope('nonlocal_state', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        count = 0

        @ag__.autograph_artifact
        def bump(n):
            with ag__.FunctionScope('bump', 'fscope_1', ag__.STD) as fscope_1:
                nonlocal count

                def get_state():
                    return (n, count)

                def set_state(vars_):
                    nonlocal count, n
                    n, count = vars_

                def loop_body():
                    nonlocal count, n
                    count = ag__.ld(count)
                    count += 1
                    n = ag__.ld(n)
                    n -= 1

                def loop_test():
                    return ag__.ld(n)
                ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('n', 'count'), {})

                def get_state_1():
                    return (count,)

                def set_state_1(vars_):
                    nonlocal count
                    count, = vars_

                def if_body():
                    nonlocal count
                    count = 0

                def else_body():
                    nonlocal count
                    pass
                ag__.if_stmt(ag__.ld(n), if_body, else_body, get_state_1, set_state_1, ('count',), 1)
        ag__.converted_call(ag__.ld(bump), (ag__.ld(x),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(count)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
