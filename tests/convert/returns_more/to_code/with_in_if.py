def tf__with_in_if(x):
    with ag__.FunctionScope('with_in_if', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (do_return, retval_, x)

        def set_state(vars_):
            nonlocal do_return, retval_, x
            do_return, retval_, x = vars_

        def if_body():
            nonlocal do_return, retval_, x
            with ag__.ld(tf).name_scope('a'):
                try:
                    do_return = True
                    retval_ = 1
                except:
                    do_return = False
                    raise

        def else_body():
            nonlocal do_return, retval_, x
            x = 2
            try:
                do_return = True
                retval_ = ag__.ld(x)
            except:
                do_return = False
                raise
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('do_return', 'retval_', 'x'), 2)
        return fscope.ret(retval_, do_return)
