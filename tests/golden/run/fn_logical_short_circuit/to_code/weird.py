def tf__weird(x):
    with ag__.FunctionScope('weird', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (do_return, retval_)

        def set_state(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = 'A'
            except:
                do_return = False
                raise

        def else_body():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = 'B'
            except:
                do_return = False
                raise
        ag__.if_stmt(ag__.and_(lambda: ag__.ld(x) is not None, lambda: ag__.and_(lambda: ag__.or_(lambda: ag__.ld(x) > 3, lambda: ag__.ld(x) < -3), lambda: ag__.not_(ag__.ld(x) == 10))), if_body, else_body, get_state, set_state, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
