def tf__only_pass():
    with ag__.FunctionScope('only_pass', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        pass
