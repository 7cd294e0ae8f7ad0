def tf__score(batch):
    with ag__.FunctionScope('score', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        hidden = ag__.converted_call(ag__.ld(tf).nn.relu, (ag__.converted_call(ag__.ld(tf).matmul, (ag__.ld(batch), ag__.ld(W1)), None, fscope) + ag__.ld(B1),), None, fscope)
        out = ag__.converted_call(ag__.ld(tf).squeeze, (ag__.converted_call(ag__.ld(tf).matmul, (ag__.ld(hidden), ag__.ld(W2)), None, fscope),), dict(axis=1), fscope)

        def get_state():
            return (out,)

        def set_state(vars_):
            nonlocal out
            out, = vars_

        def if_body():
            nonlocal out
            out = ag__.ld(out) - ag__.converted_call(ag__.ld(tf).reduce_mean, (ag__.ld(out),), None, fscope)

        def else_body():
            nonlocal out
            pass
        ag__.if_stmt(ag__.converted_call(ag__.ld(tf).shape, (ag__.ld(batch),), None, fscope)[0] > 1, if_body, else_body, get_state, set_state, ('out',), 1)
        try:
            do_return = True
            retval_ = {'score': ag__.ld(out), 'rows': ag__.converted_call(ag__.ld(tf).shape, (ag__.ld(batch),), None, fscope)[0]}
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
