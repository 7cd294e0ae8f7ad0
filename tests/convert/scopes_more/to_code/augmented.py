def tf__augmented(x):
    with ag__.FunctionScope('augmented', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 1

        def get_state():
            return (a, ag__.ldu(lambda: x.y, 'x.y'), ag__.ldu(lambda: x[0], 'x[0]'), ag__.ldu(lambda: x[a], 'x[a]'), ag__.ldu(lambda: x[x.y], 'x[x.y]'), x)

        def set_state(vars_):
            nonlocal a, x
            a, x.y, x[0], x[a], x[x.y], x = vars_

        def loop_body():
            nonlocal a, x
            a = ag__.ld(a)
            a += x
            x = ag__.ld(x)
            x -= 1
            ag__.ld(x).y += 1
            ag__.ld(x)[0] *= 2
            ag__.ld(x)[ag__.ld(a)] //= 2
            ag__.ld(x)[ag__.ld(x).y] **= 2
            ag__.ld(x)[1:2] @= 3

        def loop_test():
            return ag__.ld(x)
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('a', 'x.y', 'x[0]', 'x[a]', 'x[x.y]', 'x'), {})
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
