def tf____init__(self, capacity):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.ld(self).data = ag__.converted_call(ag__.ld(tf).Variable, (ag__.converted_call(ag__.ld(tf).zeros, ([ag__.ld(capacity), 2],), None, fscope),), dict(trainable=False), fscope)
        ag__.ld(self).head = 0
        ag__.ld(self).size = 0
