def tf__everywhere(a, b):
    with ag__.FunctionScope('everywhere', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        assert ag__.and_(lambda: ag__.ld(a), lambda: ag__.ld(b)), ag__.or_(lambda: ag__.ld(a), lambda: ag__.ld(b))
        c = ag__.ld(a)[ag__.and_(lambda: ag__.ld(b), lambda: 1):ag__.or_(lambda: ag__.ld(a), lambda: 2)]
        d = {**ag__.or_(lambda: ag__.ld(a), lambda: ag__.ld(b))}

        def get_state():
            return ()

        def set_state(block_vars):
            pass

        def loop_body(itr):
            i = itr
            pass
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.or_(lambda: ag__.ld(a), lambda: ag__.ld(b)), None, loop_body, get_state, set_state, (), {'iterate_names': 'i'})

        def get_state_1():
            return ()

        def set_state_1(block_vars):
            pass

        def loop_body_1():
            pass

        def loop_test():
            return ag__.and_(lambda: ag__.ld(a), lambda: ag__.not_(ag__.ld(b)))
        ag__.while_stmt(loop_test, loop_body_1, get_state_1, set_state_1, (), {})
        with ag__.and_(lambda: ag__.ld(a), lambda: ag__.ld(b)) as e:
            pass
        del ag__.ld(a)[ag__.or_(lambda: ag__.ld(b), lambda: 1)]
        ag__.ld(c)[ag__.and_(lambda: ag__.ld(a), lambda: ag__.ld(b))] = ag__.or_(lambda: ag__.ld(b), lambda: ag__.ld(a))
        ag__.ld(c)[ag__.not_(ag__.ld(a))] += ag__.not_(ag__.ld(b))
        x = -ag__.not_(ag__.ld(a))
        y: ag__.and_(lambda: ag__.ld(a), lambda: ag__.ld(b)) = ag__.not_(ag__.ld(a))
        raise ag__.or_(lambda: ag__.ld(a), lambda: ag__.ld(b))
