def tf__for_subscript_target(d, xs):
    with ag__.FunctionScope('for_subscript_target', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: d['k'], "d['k']"), ag__.ldu(lambda: d[0], 'd[0]'))

        def set_state(vars_):
            d['k'], d[0] = vars_

        def loop_body(itr):
            ag__.ld(d)['k'], (ag__.ld(d)[0], *rest) = itr
            ag__.ld(print)(ag__.ld(rest))
        rest = ag__.Undefined('rest')
        ag__.for_stmt(ag__.ld(xs), None, loop_body, get_state, set_state, ("d['k']", 'd[0]'), {'iterate_names': "(d['k'], (d[0], *rest))"})
        try:
            do_return = True
            retval_ = ag__.ld(d)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
