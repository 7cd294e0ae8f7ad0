def tf____init__(self, *xs):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.ld(self).xs = ag__.converted_call(ag__.ld(tuple), (ag__.ld(xs),), None, fscope)
        ag__.ld(Vec).count += 1
