def tf__tree_sum(parts):
    with ag__.FunctionScope('tree_sum', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
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
                retval_ = ag__.ld(parts)[0]
            except:
                do_return = False
                raise

        def else_body():
            nonlocal do_return, retval_
            mid = ag__.converted_call(ag__.ld(len), (ag__.ld(parts),), None, fscope) // 2
            try:
                do_return = True
                retval_ = ag__.converted_call(ag__.ld(tree_sum), (ag__.ld(parts)[:ag__.ld(mid)],), None, fscope) + ag__.converted_call(ag__.ld(tree_sum), (ag__.ld(parts)[ag__.ld(mid):],), None, fscope)
            except:
                do_return = False
                raise
        mid = ag__.Undefined('mid')
        ag__.if_stmt(ag__.converted_call(ag__.ld(len), (ag__.ld(parts),), None, fscope) == 1, if_body, else_body, get_state, set_state, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
