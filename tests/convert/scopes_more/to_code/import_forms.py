def tf__import_forms(x):
    with ag__.FunctionScope('import_forms', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        import os.path
        import os.path as p, sys
        from math import pi, e as euler

        def get_state():
            return (pi,)

        def set_state(vars_):
            nonlocal pi
            pi, = vars_

        def if_body():
            nonlocal pi
            import json
            from . import nothing
            pi = 3

        def else_body():
            nonlocal pi
            pass
        json = ag__.Undefined('json')
        nothing = ag__.Undefined('nothing')
        ag__.if_stmt(ag__.ld(x), if_body, else_body, get_state, set_state, ('pi',), 1)
        try:
            do_return = True
            retval_ = (ag__.ld(os), ag__.ld(p), ag__.ld(sys), ag__.ld(pi), ag__.ld(euler))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
