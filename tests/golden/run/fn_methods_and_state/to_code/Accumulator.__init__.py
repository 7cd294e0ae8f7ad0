def tf____init__(self, shape, name=None):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).__init__, (), dict(name=ag__.ld(name)), fscope)
        ag__.ld(self).total = ag__.converted_call(ag__.ld(tf).Variable, (ag__.converted_call(ag__.ld(tf).zeros, (ag__.ld(shape),), None, fscope),), dict(trainable=False), fscope)
        ag__.ld(self).count = ag__.converted_call(ag__.ld(tf).Variable, (0,), dict(trainable=False), fscope)
        ag__.ld(self).rate = 0.5
