def tf__only_doc_and_pass():
    """Doc."""
    with ag__.FunctionScope('only_doc_and_pass', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        pass
