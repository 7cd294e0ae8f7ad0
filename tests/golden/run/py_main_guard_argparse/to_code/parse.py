def tf__parse(argv=None):
    with ag__.FunctionScope('parse', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        p = ag__.converted_call(ag__.ld(argparse).ArgumentParser, (), dict(description='demo'), fscope)
        ag__.converted_call(ag__.ld(p).add_argument, ('--steps',), dict(type=ag__.ld(int), default=ag__.ld(DEFAULT_STEPS)), fscope)
        ag__.converted_call(ag__.ld(p).add_argument, ('--rate',), dict(type=ag__.ld(float), default=0.25), fscope)
        ag__.converted_call(ag__.ld(p).add_argument, ('--verbose',), dict(action='store_true'), fscope)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(p).parse_args, (ag__.ld(argv),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
