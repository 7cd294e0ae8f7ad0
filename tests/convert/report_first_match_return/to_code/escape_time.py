def tf__escape_time(re, im, limit):
    with ag__.FunctionScope('escape_time', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        zr = ag__.converted_call(ag__.ld(tf).constant, (0.0,), None, fscope)
        zi = ag__.converted_call(ag__.ld(tf).constant, (0.0,), None, fscope)

        def get_state_1():
            return (do_return, retval_, zi, zr)

        def set_state_1(vars_):
            nonlocal do_return, retval_, zi, zr
            do_return, retval_, zi, zr = vars_

        def loop_body(itr):
            nonlocal do_return, retval_, zi, zr
            k = itr
            zr, zi = (ag__.ld(zr) * ag__.ld(zr) - ag__.ld(zi) * ag__.ld(zi) + ag__.ld(re), 2.0 * ag__.ld(zr) * ag__.ld(zi) + ag__.ld(im))

            def get_state():
                return (do_return, retval_)

            def set_state(vars_):
                nonlocal do_return, retval_
                do_return, retval_ = vars_

            def if_body():
                nonlocal do_return, retval_
                try:
                    do_return = True
                    retval_ = ag__.ld(k)
                except:
                    do_return = False
                    raise

            def else_body():
                nonlocal do_return, retval_
                pass
            ag__.if_stmt(ag__.ld(zr) * ag__.ld(zr) + ag__.ld(zi) * ag__.ld(zi) > 4.0, if_body, else_body, get_state, set_state, ('do_return', 'retval_'), 2)

        def extra_test():
            nonlocal do_return, retval_, zi, zr
            return ag__.not_(do_return)
        k = ag__.Undefined('k')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(limit),), None, fscope), extra_test, loop_body, get_state_1, set_state_1, ('do_return', 'retval_', 'zi', 'zr'), {'iterate_names': 'k'})

        def get_state_2():
            return (do_return, retval_)

        def set_state_2(vars_):
            nonlocal do_return, retval_
            do_return, retval_ = vars_

        def if_body_1():
            nonlocal do_return, retval_
            try:
                do_return = True
                retval_ = ag__.ld(limit)
            except:
                do_return = False
                raise

        def else_body_1():
            nonlocal do_return, retval_
            pass
        ag__.if_stmt(ag__.not_(do_return), if_body_1, else_body_1, get_state_2, set_state_2, ('do_return', 'retval_'), 2)
        return fscope.ret(retval_, do_return)
