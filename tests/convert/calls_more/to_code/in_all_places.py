def tf__in_all_places(f, x):
    with ag__.FunctionScope('in_all_places', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        assert ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope), ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)
        ag__.ld(a)[ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)] = ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)
        ag__.ld(a).b[ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)] += ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)
        del ag__.ld(a)[ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)]
        raise ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope) from ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope)
