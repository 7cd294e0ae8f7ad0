def tf__deleted_every(x, d, o):
    with ag__.FunctionScope('deleted_every', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        y = z = w = 1
        y = ag__.Undefined('y')
        x = ag__.Undefined('x')
        del ag__.ld(d)['k'], ag__.ld(o).a, (z, w)
        try:
            do_return = True
            retval_ = ag__.ld(d)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
