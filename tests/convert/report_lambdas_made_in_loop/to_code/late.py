def tf__late(x):
    with ag__.FunctionScope('late', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        adders = []

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def loop_body(itr):
            i = itr
            ag__.converted_call(ag__.ld(adders).append, (ag__.autograph_artifact(lambda v: ag__.ld(v) + ag__.ld(i)),), None, fscope)
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(range), (3,), None, fscope), None, loop_body, get_state, set_state, (), {'iterate_names': 'i'})
        out = [ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope) for f in ag__.ld(adders)]
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).stack, (ag__.ld(out),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
