def tf__constructor_function(x):
    with ag__.FunctionScope('constructor_function', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        @ag__.autograph_artifact
        def __init__(self):
            with ag__.FunctionScope('__init__', 'fscope_1', ag__.STD) as fscope_1:

                def get_state():
                    return (ag__.ldu(lambda: self.v, 'self.v'),)

                def set_state(vars_):
                    self.v, = vars_

                def if_body():
                    ag__.ld(self).v = 1

                def else_body():
                    pass
                ag__.if_stmt(ag__.ld(x) > 0, if_body, else_body, get_state, set_state, ('self.v',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(__init__)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
