def tf__if_no_state(x):
    with ag__.FunctionScope('if_no_state', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def if_body():
            ag__.ld(print)(1)

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
