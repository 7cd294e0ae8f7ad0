def tf__chain(a, x):
    with ag__.FunctionScope('chain', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: a.b.c.d, 'a.b.c.d'), ag__.ldu(lambda: a.b[0].c, 'a.b[0].c'), x)

        def set_state(vars_):
            nonlocal x
            a.b.c.d, a.b[0].c, x = vars_

        def loop_body():
            nonlocal x
            ag__.ld(a).b.c.d = ag__.ld(x)
            ag__.ld(a).b[0].c = ag__.ld(x)
            x = ag__.ld(x) - 1

        def loop_test():
            return ag__.ld(x) > 0
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('a.b.c.d', 'a.b[0].c', 'x'), {})
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
