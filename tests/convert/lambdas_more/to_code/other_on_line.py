tf__lam = lambda z: ag__.with_function_scope(lambda lscope: z, 'lscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True))
