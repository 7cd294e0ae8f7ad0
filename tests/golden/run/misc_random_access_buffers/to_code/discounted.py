def tf__discounted(rewards, gamma):
    with ag__.FunctionScope('discounted', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        out = ag__.converted_call(ag__.ld(np).zeros, (ag__.converted_call(ag__.ld(len), (ag__.ld(rewards),), None, fscope), ag__.ld(np).float32), None, fscope)
        acc = 0.0

        def get_state():
            return (acc,)

        def set_state(vars_):
            nonlocal acc
            acc, = vars_

        def loop_body(itr):
            nonlocal acc
            i = itr
            acc = ag__.ld(rewards)[ag__.ld(i)] + ag__.ld(gamma) * ag__.ld(acc)
            ag__.ld(out)[ag__.ld(i)] = ag__.ld(acc)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(reversed), (ag__.converted_call(ag__.ld(range), (ag__.converted_call(ag__.ld(len), (ag__.ld(rewards),), None, fscope),), None, fscope),), None, fscope), None, loop_body, get_state, set_state, ('acc',), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.ld(out)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
