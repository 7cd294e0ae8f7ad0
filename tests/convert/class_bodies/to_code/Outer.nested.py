def tf__nested(self, y):
    with ag__.FunctionScope('nested', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        class Inner:

            @ag__.autograph_artifact
            def __init__(self, z):
                with ag__.FunctionScope('__init__', 'fscope_1', ag__.STD) as fscope_1:

                    def get_state():
                        return (ag__.ldu(lambda: self.a, 'self.a'), ag__.ldu(lambda: self.b.c, 'self.b.c'))

                    def set_state(vars_):
                        self.a, self.b.c = vars_

                    def loop_body(itr):
                        i = itr
                        ag__.ld(self).a = ag__.ld(z)
                        ag__.ld(self).b.c = ag__.ld(i)
                    i = ag__.Undefined('i')
                    ag__.for_stmt(ag__.converted_call(ag__.ld(range), (3,), None, fscope_1), None, loop_body, get_state, set_state, ('self.a', 'self.b.c'), {'iterate_names': 'i'})
        try:
            do_return = True
            retval_ = ag__.converted_call(ag__.ld(Inner), (ag__.ld(y),), None, fscope)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
