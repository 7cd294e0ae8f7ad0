def tf__in_inner_function(n):
    with ag__.FunctionScope('in_inner_function', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def inner(m):
            with ag__.FunctionScope('inner', 'fscope_1', ag__.STD) as fscope_1:
                do_return_1 = False
                retval__1 = ag__.UndefinedReturnValue()

                def get_state():
                    return (m,)

                def set_state(vars_):
                    nonlocal m
                    m, = vars_

                def loop_body():
                    nonlocal m
                    m = ag__.ld(m)
                    m -= 1

                def loop_test():
                    return ag__.ld(m) > 0
                ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('m',), {'maximum_iterations': ag__.ld(tf).minimum(ag__.ld(m), 3)})
                try:
                    do_return_1 = True
                    retval__1 = ag__.ld(m)
                except:
                    do_return_1 = False
                    raise
                return fscope_1.ret(retval__1, do_return_1)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(inner), (ag__.ld(n),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
