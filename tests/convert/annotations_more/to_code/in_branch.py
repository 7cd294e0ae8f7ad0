def tf__in_branch(x):
    with ag__.FunctionScope('in_branch', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: x.b, 'x.b'),)

        def set_state(vars_):
            x.b, = vars_

        def if_body():
            a: ag__.ld(int) = 1
            ag__.ld(x).b: ag__.ld(int) = 2

        def else_body():
            pass
        a = ag__.Undefined('a')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('x.b',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
