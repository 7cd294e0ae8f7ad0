def tf__fib(n):
    with ag__.FunctionScope('fib', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ta = ag__.converted_call(ag__.ld(tf).TensorArray, (ag__.ld(tf).int32,), dict(size=ag__.ld(n)), fscope)
        a, b = (0, 1)

        def get_state():
            return (ta, a, b)

        def set_state(vars_):
            nonlocal a, b, ta
            ta, a, b = vars_

        def loop_body(itr):
            nonlocal a, b, ta
            i = itr
            ta = ag__.converted_call(ag__.ld(ta).write, (ag__.ld(i), ag__.ld(a)), None, fscope)
            a, b = (ag__.ld(b), ag__.ld(a) + ag__.ld(b))
        i = ag__.Undefined('i')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(n),), None, fscope), None, loop_body, get_state, set_state, ('ta', 'a', 'b'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(ta).stack, (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
