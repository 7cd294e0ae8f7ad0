def tf__if_attribute_chain(x, o):
    with ag__.FunctionScope('if_attribute_chain', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: o.a.b, 'o.a.b'), ag__.ldu(lambda: o.c[0], 'o.c[0]'))

        def set_state(vars_):
            o.a.b, o.c[0] = vars_

        def if_body():
            ag__.ld(o).a.b = 1
            ag__.ld(o).c[0] = 2

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('o.a.b', 'o.c[0]'), 2)
        try:
            do_return = True
            retval_ = ag__.ld(o).a.b + ag__.ld(o).c[0]
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
