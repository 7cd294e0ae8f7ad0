def tf__conditional_in_arguments(f, x):
    with ag__.FunctionScope('conditional_in_arguments', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(f), (ag__.if_exp(ag__.ld(x), lambda: 1, lambda: 2, 'x'),), dict(k=ag__.if_exp(ag__.not_(ag__.ld(x)), lambda: 3, lambda: 4, 'not x')), fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
