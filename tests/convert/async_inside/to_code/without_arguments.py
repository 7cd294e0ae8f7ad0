def tf__without_arguments(x):
    with ag__.FunctionScope('without_arguments', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        async def f():
            await ag__.ld(x)

            def get_state():
                return ()

            def set_state(block_vars):
                pass

            def if_body():
                y = 1

            def else_body():
                pass
            y = ag__.Undefined('y')
            ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, (), 0)
            try:
                do_return = True
                retval_ = ag__.ld(x)
            except:
                do_return = False
                raise

        def get_state_1():
            return (do_return, retval_)

        def set_state_1(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_1():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.ld(f)
            except:
                do_return = False
                raise

        def else_body_1():
            nonlocal do_return, retval_
            pass
        ag__.if_stmt(ag__.not_(do_return), if_body_1, else_body_1, get_state_1, set_state_1, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
