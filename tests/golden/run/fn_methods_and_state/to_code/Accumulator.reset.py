def tf__reset(self):
    with ag__.FunctionScope('reset', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.converted_call(ag__.ld(self).total.assign, (ag__.converted_call(ag__.ld(tf).zeros_like, (ag__.ld(self).total,), None, fscope),), None, fscope)
        ag__.converted_call(ag__.ld(self).count.assign, (0,), None, fscope)
