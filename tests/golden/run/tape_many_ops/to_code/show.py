def tf__show(name, f, v=None):
    with ag__.FunctionScope('show', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        with ag__.ld(tf).GradientTape() as t:
            ag__.converted_call(ag__.ld(t).watch, (ag__.ld(v),), None, fscope)
            y = ag__.converted_call(ag__.ld(tf).reduce_sum, (ag__.converted_call(ag__.ld(f), (ag__.ld(v),), None, fscope),), None, fscope)
        ag__.ld(print)(f'{ag__.ld(name):18s}', ag__.converted_call(ag__.converted_call(ag__.ld(t).gradient, (ag__.ld(y), ag__.ld(v)), None, fscope).numpy, (), None, fscope))
