def tf__for_attribute_target(o, xs):
    with ag__.FunctionScope('for_attribute_target', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: o.item, 'o.item'),)

        def set_state(vars_):
            o.item, = vars_

        def loop_body(itr):
            ag__.ld(o).item = itr
            ag__.ld(print)(ag__.ld(o).item)
        ag__.for_stmt(ag__.ld(xs), None, loop_body, get_state, set_state, ('o.item',), {'iterate_names': 'o.item'})
        try:
            do_return = True
            retval_ = ag__.ld(o).item
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
