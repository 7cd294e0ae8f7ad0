def tf__reset(self, slope, shift):
    with ag__.FunctionScope('reset', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        ag__.converted_call(ag__.ld(self).slope.assign, (ag__.ld(slope),), None, fscope)
        ag__.converted_call(ag__.ld(self).shift.assign, (ag__.ld(shift),), None, fscope)
        try:
            do_return = True
            retval_ = ag__.ld(self).slope + ag__.ld(self).shift
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
