def tf____init__(self, x):
    with ag__.FunctionScope('__init__', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:

        def get_state():
            return (ag__.ldu(lambda: self.v, 'self.v'), ag__.ldu(lambda: self.w, 'self.w'))

        def set_state(vars_):
            self.v, self.w = vars_

        def if_body():
            ag__.ld(self).v = ag__.ld(x)

        def else_body():
            ag__.ld(self).w = ag__.ld(x)
        ag__.if_stmt(ag__.ld(x) > 0, if_body, else_body, get_state, set_state, ('self.v', 'self.w'), 2)
