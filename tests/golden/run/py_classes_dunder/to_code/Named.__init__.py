def tf____init__(self, name, *xs):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).__init__, tuple(ag__.ld(xs)), None, fscope)
        ag__.ld(self).name = ag__.ld(name)
