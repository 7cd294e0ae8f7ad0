def tf__with_constructor(x):
    with ag__.FunctionScope('with_constructor', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        class K:

            @ag__.autograph_artifact
            def __init__(self, v):
                with ag__.FunctionScope('__init__', 'fscope_1', ag__.STD) as fscope_1:
                    ag__.ld(self).v = ag__.ld(v)

                    def get_state():
                        return (ag__.ldu(lambda: self.v, 'self.v'),)

                    def set_state(vars_):
                        self.v, = vars_

                    def if_body():
                        ag__.ld(self).v = ag__.ld(v) + 1

                    def else_body():
                        pass
                    ag__.if_stmt(ag__.ld(v) > 0, if_body, else_body, get_state, set_state, ('self.v',), 1)

                    def get_state_1():
                        return (ag__.ldu(lambda: self.v, 'self.v'), ag__.ldu(lambda: self.w, 'self.w'))

                    def set_state_1(vars_):
                        self.v, self.w = vars_

                    def loop_body():
                        ag__.ld(self).v = ag__.ld(self).v * 2
                        ag__.ld(self).w = 1

                    def loop_test():
                        return ag__.ld(self).v < 10
                    ag__.while_stmt(loop_test, loop_body, get_state_1, set_state_1, ('self.v', 'self.w'), {})
                    ag__.converted_call(ag__.converted_call(ag__.ld(super), (), None, fscope_1).__init__, (), None, fscope_1)
        k = ag__.converted_call(ag__.ld(K), (ag__.ld(x),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(k).v
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
