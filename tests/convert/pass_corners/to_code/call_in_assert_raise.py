def tf__call_in_assert_raise(f, x):
    with ag__.FunctionScope('call_in_assert_raise', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        assert ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope), ag__.converted_call(ag__.ld(f), (1,), None, fscope)

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def if_body():
            raise ag__.converted_call(ag__.ld(ValueError), (ag__.converted_call(ag__.ld(f), (2,), None, fscope),), None, fscope) from ag__.converted_call(ag__.ld(f), (3,), None, fscope)

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
        del ag__.ld(x)[ag__.converted_call(ag__.ld(f), (4,), None, fscope)]
