def tf____init__(self):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).__init__, (), None, fscope)
        ag__.ld(self).slope = ag__.converted_call(ag__.ld(tf).Variable, (0.0,), None, fscope)
        ag__.ld(self).shift = ag__.converted_call(ag__.ld(tf).Variable, (0.0,), None, fscope)
