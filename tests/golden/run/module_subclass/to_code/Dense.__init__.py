def tf____init__(self, n_in, n_out, activation=None, name=None):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).__init__, (), dict(name=ag__.ld(name)), fscope)
        ag__.ld(self).w = ag__.converted_call(ag__.ld(tf).Variable, (ag__.converted_call(ag__.ld(tf).ones, ([ag__.ld(n_in), ag__.ld(n_out)],), None, fscope) * 0.5,), dict(name='w'), fscope)
        ag__.ld(self).b = ag__.converted_call(ag__.ld(tf).Variable, (ag__.converted_call(ag__.ld(tf).zeros, ([ag__.ld(n_out)],), None, fscope),), dict(name='b'), fscope)
        ag__.ld(self).activation = ag__.ld(activation)
