def tf__ternary_texts(a, b):
    with ag__.FunctionScope('ternary_texts', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        x = ag__.if_exp(ag__.converted_call(ag__.ld(f), (ag__.ld(a),), None, fscope), lambda: 1, lambda: 2, 'ag__.converted_call(f, (a,), None, fscope)')
        y = ag__.if_exp(ag__.converted_call(ag__.ld(a).b[0], (), dict(c=1), fscope) == 'x', lambda: 1, lambda: 2, "ag__.converted_call(a.b[0], (), dict(c=1), fscope) == 'x'")
        z = ag__.if_exp(ag__.and_(lambda: ag__.not_(ag__.ld(a)), lambda: ag__.ld(b)), lambda: 1, lambda: 2, 'not a and b')
        w = ag__.if_exp(ag__.converted_call(ag__.autograph_artifact(lambda q: ag__.ld(q)), (ag__.ld(a),), None, fscope), lambda: 1, lambda: 2, 'ag__.converted_call(ag__.autograph_artifact(lambda q: q), (a,), None, fscope)')
        v = ag__.if_exp([ag__.ld(i) for i in ag__.ld(a)], lambda: 1, lambda: 2, '[i for i in a]')
        u = ag__.if_exp('it\'s "x"\n', lambda: 1, lambda: 2, '\'it\\\'s "x"\\n\'')
        t = ag__.if_exp(f'{ag__.ld(a)!r}', lambda: 1, lambda: 2, "f'{a!r}'")
        s = ag__.if_exp(ag__.and_(lambda: ag__.ld(a) < ag__.ld(b), lambda: ag__.ld(b) < 3), lambda: 1, lambda: 2, 'a < b < 3')
        r = ag__.if_exp((ag__.ld(a), ag__.ld(b)), lambda: 1, lambda: 2, '(a, b)')
        q = ag__.if_exp(-ag__.ld(a) ** 2, lambda: 1, lambda: 2, '-a ** 2')
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
