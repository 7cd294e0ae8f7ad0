def tf__advance(self, pos):
    with ag__.FunctionScope('advance', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state():
            return (pos,)

        def set_state(vars_):
            nonlocal pos
            pos, = vars_

        def if_body():
            nonlocal pos
            pos = ag__.ld(pos)
            pos -= self.stride

        def else_body():
            nonlocal pos
            pos = ag__.ld(pos)
            pos += self.stride
        ag__.if_stmt(ag__.ld(pos) > 10, if_body, else_body, get_state, set_state, ('pos',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(pos)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
