def tf____call__(self, gap):
    with ag__.FunctionScope('__call__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (gap,)

        def set_state(vars_):
            nonlocal gap
            gap, = vars_

        def if_body():
            nonlocal gap
            gap = -ag__.ld(gap)

        def else_body():
            nonlocal gap
            pass
        ag__.if_stmt(ag__.ld(gap) < 0.0, if_body, else_body, get_state, set_state, ('gap',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(gap) * ag__.ld(self).slope
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
