def tf____init__(self, name, swallow=None):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.ld(self).name, ag__.ld(self).swallow = (ag__.ld(name), ag__.ld(swallow))
