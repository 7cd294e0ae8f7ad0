def tf____call__(self, x):
    with ag__.FunctionScope('__call__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: self.v, 'self.v'),)

        def set_state(vars_):
            self.v, = vars_

        def if_body():
            ag__.ld(self).v = ag__.converted_call(ag__.ld(tf).Variable, (10.0,), None, fscope)

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(self).v is None, if_body, else_body, get_state, set_state, ('self.v',), 1)
        ag__.converted_call(ag__.ld(self).v.assign_add, (ag__.ld(x),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(self).v.read_value, (), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
