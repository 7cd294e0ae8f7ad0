def tf__dunder(f, x):
    with ag__.FunctionScope('dunder', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            do_return = True
            retval_ = (ag__.ld(__name__), ag__.ld(__debug__), ag__.converted_call(ag__.ld(f).__call__, (ag__.ld(x),), None, fscope), ag__.converted_call(ag__.ld(__import__), ('os',), None, fscope))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
