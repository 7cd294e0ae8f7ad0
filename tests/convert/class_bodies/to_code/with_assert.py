def tf__with_assert(x):
    with ag__.FunctionScope('with_assert', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        class K:
            assert True
            a: ag__.ld(int) = 3
            b: ag__.ld(int)
            a = ag__.ld(a)
            a += 1
            a = ag__.Undefined('a')
            import os
            from math import pi as p
            pass
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
