def tf__root(x):
    with ag__.FunctionScope('root', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        guess = ag__.ld(x)
        rounds = 0
        break_ = False

        def get_state_2():
            return (guess, rounds, break_)

        def set_state_2(vars_):
            nonlocal break_, guess, rounds
            guess, rounds, break_ = vars_

        def loop_body():
            nonlocal break_, guess, rounds
            continue_ = False
            better = 0.5 * (ag__.ld(guess) + ag__.ld(x) / ag__.ld(guess))
            rounds = ag__.ld(rounds)
            rounds += 1

            def get_state():
                return (break_, continue_, guess)

            def set_state(vars_):
                nonlocal break_, continue_, guess
                break_, continue_, guess = vars_

            def if_body():
                nonlocal break_, continue_, guess
                guess = ag__.ld(better)
                break_ = True
                continue_ = True

            def else_body():
                nonlocal break_, continue_, guess
                pass
            ag__.if_stmt(ag__.or_(lambda: ag__.converted_call(ag__.ld(tf).abs, (ag__.ld(better) - ag__.ld(guess),), None, fscope) < 0.0001, lambda: ag__.ld(rounds) >= 50), if_body, else_body, get_state, set_state, ('break_', 'continue_', 'guess'), 3)

            def get_state_1():
                return (guess,)

            def set_state_1(vars_):
                nonlocal guess
                guess, = vars_

            def if_body_1():
                nonlocal guess
                guess = ag__.ld(better)

            def else_body_1():
                nonlocal guess
                pass
            ag__.if_stmt(ag__.not_(continue_), if_body_1, else_body_1, get_state_1, set_state_1, ('guess',), 1)

        def loop_test():
            return ag__.and_(lambda: ag__.not_(break_), lambda: True)
        better = ag__.Undefined('better')
        continue_ = ag__.Undefined('continue_')
        ag__.while_stmt(loop_test, loop_body, get_state_2, set_state_2, ('guess', 'rounds', 'break_'), {})
        try:
            do_return = True
            retval_ = (ag__.ld(guess), ag__.ld(rounds))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
