def tf__break_while_first(x):
    with ag__.FunctionScope('break_while_first', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        break_ = False

        def get_state():
            return (break_,)

        def set_state(vars_):
            nonlocal break_
            break_, = vars_

        def loop_body():
            nonlocal break_
            continue_ = False
            break_ = True
            continue_ = True

        def loop_test():
            return ag__.and_(lambda: ag__.not_(break_), lambda: ag__.ld(x) > 0)
        continue_ = ag__.Undefined('continue_')
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('break_',), {})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
