def tf__train_step(x, y):
    with ag__.FunctionScope('train_step', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        with ag__.ld(tf).GradientTape() as tape:
            logits = ag__.converted_call(ag__.ld(tf).squeeze, (ag__.ld(x) @ ag__.ld(w), -1), None, fscope) + ag__.ld(b)
            loss = ag__.converted_call(ag__.ld(tf).reduce_mean, (ag__.converted_call(ag__.ld(tf).nn.sigmoid_cross_entropy_with_logits, (), dict(labels=ag__.ld(y), logits=ag__.ld(logits)), fscope),), None, fscope)
        gw, gb = ag__.converted_call(ag__.ld(tape).gradient, (ag__.ld(loss), [ag__.ld(w), ag__.ld(b)]), None, fscope)
        ag__.converted_call(ag__.ld(w).assign_sub, (0.5 * ag__.ld(gw),), None, fscope)
        ag__.converted_call(ag__.ld(b).assign_sub, (0.5 * ag__.ld(gb),), None, fscope)
        acc = ag__.converted_call(ag__.ld(tf).reduce_mean, (ag__.converted_call(ag__.ld(tf).cast, ((ag__.ld(logits) > 0) == (ag__.ld(y) > 0.5), ag__.ld(tf).float32), None, fscope),), None, fscope)
        try:
            do_return = True
            retval_ = (ag__.ld(loss), ag__.ld(acc))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
