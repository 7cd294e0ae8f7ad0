def tf____call__(self, x):
    with ag__.FunctionScope('__call__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (x,)

        def set_state(vars_):
            nonlocal x
            x, = vars_

        def loop_body(itr):
            nonlocal x
            layer = itr
            x = ag__.converted_call(ag__.ld(layer), (ag__.ld(x),), None, fscope)
        layer = ag__.Undefined('layer')
        ag__.for_stmt(ag__.ld(self).layers, None, loop_body, get_state, set_state, ('x',), {'iterate_names': 'layer'})
        try:
            do_return = True
            retval_ = ag__.ld(x) * ag__.ld(self).scale
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
