tf__lam = lambda: ag__.with_function_scope(lambda lscope_1: lscope, 'lscope_1', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True))
