def tf__tick(k):
    with ag__.FunctionScope('tick', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_1():
            return (do_return, retval_)

        def set_state_1(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_1():
            nonlocal do_return, retval_
            ag__.converted_call(ag__.ld(left)[0].assign, (ag__.ld(left)[0] + ag__.ld(k),), None, fscope)
            try:
                do_return = True
                retval_ = (ag__.converted_call(ag__.ld(left).read_value, (), None, fscope), ag__.converted_call(ag__.ld(right).read_value, (), None, fscope))
            except:
                do_return = False
                raise

        def else_body_1():
            nonlocal do_return, retval_
            ag__.converted_call(ag__.ld(right).assign_add, (ag__.ld(k),), None, fscope)

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                ag__.converted_call(ag__.ld(right).assign_sub, (1,), None, fscope)

            def else_body():
                pass
            ag__.if_stmt(ag__.ld(k) > 4, if_body, else_body, get_state, set_state, (), 0)
            try:
                do_return = True
                retval_ = (ag__.converted_call(ag__.ld(left).read_value, (), None, fscope), ag__.converted_call(ag__.ld(right).read_value, (), None, fscope))
            except:
                do_return = False
                raise
        ag__.if_stmt(ag__.ld(k) % 2 == 0, if_body_1, else_body_1, get_state_1, set_state_1, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
