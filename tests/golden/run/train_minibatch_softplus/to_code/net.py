def tf__net(inp):
    with ag__.FunctionScope('net', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        w1, b1, w2, b2 = ag__.ld(params)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(tf).squeeze, (ag__.converted_call(ag__.ld(tf).nn.softplus, (ag__.ld(inp) @ ag__.ld(w1) + ag__.ld(b1),), None, fscope) @ ag__.ld(w2) + ag__.ld(b2), -1), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
