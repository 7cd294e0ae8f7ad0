def tf__break_in_handler(xs):
    with ag__.FunctionScope('break_in_handler', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        break_ = False

        def get_state():
            return (xs, break_)

        def set_state(vars_):
            nonlocal break_, xs
            xs, break_ = vars_

        def loop_body():
            nonlocal break_, xs
            continue_ = False
            try:
                xs = ag__.converted_call(ag__.ld(xs).next, (), None, fscope)
            except StopIteration:
                break_ = True
                continue_ = True
            except (ValueError, KeyError) as e:
                ag__.ld(print)(ag__.ld(e))
                continue_ = True
            else:
                xs = ag__.ld(xs)
                xs += 1

        def loop_test():
            return ag__.and_(lambda: ag__.not_(break_), lambda: ag__.ld(xs))
        continue_ = ag__.Undefined('continue_')
        ag__.while_stmt(loop_test, loop_body, get_state, set_state, ('xs', 'break_'), {})
        try:
            do_return = True
            retval_ = ag__.ld(xs)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
