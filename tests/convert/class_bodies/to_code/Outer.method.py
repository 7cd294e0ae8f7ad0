def tf__method(self, y):
    with ag__.FunctionScope('method', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (ag__.ldu(lambda: self.v, 'self.v'),)

        def set_state(vars_):
            self.v, = vars_

        def if_body():
            ag__.ld(self).v += 1
            ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope).__init__, (), None, fscope)

        def else_body():
            pass
        ag__.if_stmt(ag__.ld(y) > ag__.ld(self).v, if_body, else_body, get_state, set_state, ('self.v',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(__class__)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
