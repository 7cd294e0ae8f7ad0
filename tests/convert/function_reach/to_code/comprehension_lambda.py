def tf__comprehension_lambda(xs):
    with ag__.FunctionScope('comprehension_lambda', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a = 1
        fs = [ag__.autograph_artifact(lambda y: ag__.ld(a) + ag__.ld(y) + ag__.ld(z)) for z in ag__.ld(xs)]

        def get_state():
            return (a,)

        def set_state(vars_):
            nonlocal a
            a, = vars_

        def loop_body(itr):
            nonlocal a
            f = itr
            a = ag__.converted_call(ag__.ld(f), (ag__.ld(a),), None, fscope)
        f = ag__.Undefined('f')
        ag__.for_stmt(ag__.ld(fs), None, loop_body, get_state, set_state, ('a',), {'iterate_names': 'f'})
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
