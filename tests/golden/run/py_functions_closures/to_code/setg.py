def tf__setg():
    with ag__.FunctionScope('setg', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        global G
        G = ag__.ld(G)
        G += 10
