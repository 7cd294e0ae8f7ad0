def tf____init__(self, hidden):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).__init__, (), None, fscope)
        ag__.ld(self).w1 = ag__.converted_call(ag__.ld(tf).Variable, (ag__.converted_call(ag__.ld(tf).random.stateless_normal, ([2, ag__.ld(hidden)],), dict(seed=[1, 3]), fscope),), None, fscope)
        ag__.ld(self).b1 = ag__.converted_call(ag__.ld(tf).Variable, (ag__.converted_call(ag__.ld(tf).zeros, ([ag__.ld(hidden)],), None, fscope),), None, fscope)
        ag__.ld(self).w2 = ag__.converted_call(ag__.ld(tf).Variable, (ag__.converted_call(ag__.ld(tf).random.stateless_normal, ([ag__.ld(hidden), 1],), dict(seed=[2, 4]), fscope),), None, fscope)
        ag__.ld(self).b2 = ag__.converted_call(ag__.ld(tf).Variable, (ag__.converted_call(ag__.ld(tf).zeros, ([1],), None, fscope),), None, fscope)
