def tf____init__(self, used, limit):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).__init__, (f'used {ag__.ld(used)} of {ag__.ld(limit)}',), None, fscope)
        ag__.ld(self).used = ag__.ld(used)
