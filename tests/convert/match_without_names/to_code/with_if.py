def tf__with_if(x):
    with ag__.FunctionScope('with_if', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        match 3:
            case 3:

                def get_state():
                    return (x,)

                def set_state(vars_):
                    nonlocal x
                    x, = vars_

                def if_body():
                    nonlocal x
                    x = 1

                def else_body():
                    nonlocal x
                    pass
                ag__.if_stmt(ag__.ld(x) > 0, if_body, else_body, get_state, set_state, ('x',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
