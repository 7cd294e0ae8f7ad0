def tf__global_in_branch(x):
    with ag__.FunctionScope('global_in_branch', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        global counter

        def get_state():
            return (counter,)

        def set_state(vars_):
            global counter
            counter, = vars_

        def if_body():
            global counter
            counter = 1

        def else_body():
            global counter
            other = 2
        other = ag__.Undefined('other')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('counter',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(counter)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
