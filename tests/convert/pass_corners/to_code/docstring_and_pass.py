def tf__docstring_and_pass(x):
    """Doc."""
    with ag__.FunctionScope('docstring_and_pass', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        pass
