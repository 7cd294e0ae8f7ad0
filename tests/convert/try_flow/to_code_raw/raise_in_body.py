def tf__raise_in_body(x):
    with ag__.FunctionScope('raise_in_body', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                raise ag__.converted_call(ag__.ld(ValueError), (), None, fscope)

            def else_body():
                pass
            ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
            a = 1
        except ValueError:
            b = 2
        except KeyError:
            c = 3

        def get_state_1():
            return (a, b, c, x)

        def set_state_1(vars_):
            nonlocal x, b, c, a
            a, b, c, x = vars_

        def loop_body():
            nonlocal x, b, c, a
            a = 1
            b = 1
            c = 1
            x = ag__.ld(x) - 1

        def loop_test():
            return ag__.ld(x)
        ag__.while_stmt(loop_test, loop_body, get_state_1, set_state_1, ('a', 'b', 'c', 'x'), {})
        try:
            do_return = True
            retval_ = (ag__.ld(a), ag__.ld(b), ag__.ld(c))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
