def tf__in_else(x):
    with ag__.FunctionScope('in_else', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_2():
            return (x,)

        def set_state_2(vars_):
            nonlocal x
            x, = vars_

        def loop_body():
            nonlocal x
            continue_ = False

            def get_state():
                return (continue_,)

            def set_state(vars_):
                nonlocal continue_
                continue_, = vars_

            def if_body():
                nonlocal continue_
                a = 1

            def else_body():
                nonlocal continue_
                continue_ = True
            ag__.if_stmt(ag__.ld(x) > 1, if_body, else_body, get_state, set_state, ('continue_',), 1)

            def get_state_1():
                return (x,)

            def set_state_1(vars_):
                nonlocal x
                x, = vars_

            def if_body_1():
                nonlocal x
                b = 1
                x = ag__.ld(x) - 1

            def else_body_1():
                nonlocal x
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, ('x',), 1)

        def loop_test():
            return ag__.ld(x)
        a = ag__.Undefined('a')
        b = ag__.Undefined('b')
        continue_ = ag__.Undefined('continue_')
        ag__.while_stmt(loop_test, loop_body, get_state_2, set_state_2, ('x',), {})
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
