def tf__add(self, step):
    with ag__.FunctionScope('add', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        ag__.converted_call(ag__.ld(self).data[ag__.ld(self).head].assign, ([ag__.ld(step).obs, ag__.ld(step).reward],), None, fscope)
        ag__.ld(self).head = (ag__.ld(self).head + 1) % ag__.ld(self).data.shape[0]
        ag__.ld(self).size = ag__.converted_call(ag__.ld(min), (ag__.ld(self).size + 1, ag__.ld(self).data.shape[0]), None, fscope)
