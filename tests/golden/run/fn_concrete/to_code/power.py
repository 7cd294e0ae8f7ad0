tf__lam = lambda x, n: ag__.with_function_scope(lambda lscope: x ** n, 'lscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True))
