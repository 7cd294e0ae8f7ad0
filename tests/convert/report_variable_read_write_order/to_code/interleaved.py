def tf__interleaved(n):
    with ag__.FunctionScope('interleaved', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        before = ag__.converted_call(ag__.ld(cell).read_value, (), None, fscope)
        seen = ag__.converted_call(ag__.ld(tf).constant, (0.0,), None, fscope)

        def get_state():
            return (seen,)

        def set_state(vars_):
            nonlocal seen
            seen, = vars_

        def loop_body(itr):
            nonlocal seen
            i = itr
            old = ag__.converted_call(ag__.ld(cell).read_value, (), None, fscope)
            ag__.converted_call(ag__.ld(cell).assign, (ag__.ld(old) * 2.0,), None, fscope)
            ag__.converted_call(ag__.ld(cell).assign_add, (1.0,), None, fscope)
            seen = ag__.ld(seen)
            seen += cell - old
        i = ag__.Undefined('i')
        old = ag__.Undefined('old')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state, set_state, ('seen',), {'iterate_names': 'i'})
        after = ag__.converted_call(ag__.ld(cell).read_value, (), None, fscope)
        ag__.converted_call(ag__.ld(cell).assign, (0.5,), None, fscope)
        try:
            do_return = True
            retval_ = (ag__.ld(before), ag__.ld(seen), ag__.ld(after))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
