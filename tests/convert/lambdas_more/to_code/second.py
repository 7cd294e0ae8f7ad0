tf__lam = lambda y: ag__.with_function_scope(lambda lscope: y, 'lscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True))
