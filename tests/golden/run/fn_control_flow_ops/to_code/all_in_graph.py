def tf__all_in_graph(n):
    with ag__.FunctionScope('all_in_graph', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        k, acc = ag__.converted_call(ag__.ld(tf).while_loop, (ag__.autograph_artifact(lambda k, acc: ag__.ld(k) < ag__.ld(n)), ag__.autograph_artifact(lambda k, acc: (ag__.ld(k) + 1, ag__.ld(acc) * 2)), (0, 1)), None, fscope)
        try:
            do_return = True
            retval_ = (ag__.converted_call(ag__.ld(tf).cond, (ag__.ld(acc) > 100, ag__.autograph_artifact(lambda: ag__.ld(acc)), ag__.autograph_artifact(lambda: -ag__.ld(acc))), None, fscope), ag__.ld(k))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
