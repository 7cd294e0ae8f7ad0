def tf__none_both_ways(x):
    with ag__.FunctionScope('none_both_ways', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (note,)

        def set_state(vars_):
            nonlocal note
            note, = vars_

        def if_body():
            nonlocal note
            note = None

        def else_body():
            nonlocal note
            note = None
        note = ag__.Undefined('note')
        ag__.if_stmt(ag__.ld(x) > 0.0, if_body, else_body, get_state, set_state, ('note',), 1)
        try:
            do_return = True
            retval_ = ag__.if_exp(ag__.ld(note) is None, lambda: ag__.ld(x), lambda: -ag__.ld(x), 'note is None')
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
