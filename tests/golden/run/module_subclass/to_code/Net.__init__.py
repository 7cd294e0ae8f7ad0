def tf____init__(self, name=None):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).__init__, (), dict(name=ag__.ld(name)), fscope)
        ag__.ld(self).layers = [ag__.converted_call(ag__.ld(Dense), (2, 3, ag__.ld(tf).nn.relu), dict(name='first'), fscope), ag__.converted_call(ag__.ld(Dense), (3, 1), dict(name='last'), fscope)]
        ag__.ld(self).scale = ag__.converted_call(ag__.ld(tf).Variable, (2.0,), dict(trainable=False, name='scale'), fscope)
