def tf__callee(f, x):
    with ag__.FunctionScope('callee', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.converted_call(ag__.ld(f), (ag__.ld(x),), None, fscope), (ag__.ld(x),), None, fscope)
        ag__.converted_call(ag__.ld(f)[0], (ag__.ld(x),), None, fscope)
        ag__.converted_call(ag__.if_exp(ag__.ld(x), lambda: ag__.ld(f), lambda: ag__.ld(x), 'x'), (ag__.ld(x),), None, fscope)
        ag__.converted_call(ag__.autograph_artifact(lambda y: ag__.ld(y)), (ag__.ld(x),), None, fscope)
        ag__.converted_call(ag__.or_(lambda: ag__.ld(f), lambda: ag__.ld(x)), (), None, fscope)
        ag__.converted_call('abc'.upper, (), None, fscope)
        ag__.converted_call(f'{ag__.ld(x)}'.upper, (), None, fscope)
        ag__.converted_call([ag__.ld(f)][0], (), None, fscope)
        ag__.converted_call(ag__.ld(f).a.b['c'], (ag__.ld(x),), None, fscope)
        ag__.converted_call(ag__.ld(f) + ag__.ld(x), (ag__.ld(x),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), ((ag__.ld(x) for x in ag__.ld(x)),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
