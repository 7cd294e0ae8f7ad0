def tf__div(a, b):
    with ag__.FunctionScope('div', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            r = ag__.ld(a) / ag__.ld(b)
        except ZeroDivisionError as e:
            ag__.ld(print)('caught', ag__.ld(e))
            try:
                do_return = True
                retval_ = None
            except:
                do_return = False
                raise
        except (TypeError, ValueError) as e:
            ag__.ld(print)('bad', ag__.converted_call(ag__.ld(type), (ag__.ld(e),), None, fscope).__name__)
            raise
        else:
            ag__.ld(print)('fine')
            try:
                do_return = True
                retval_ = ag__.ld(r)
            except:
                do_return = False
                raise
        finally:
            ag__.ld(print)('finally')
        return fscope.ret(retval_, do_return)
