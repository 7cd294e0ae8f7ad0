def tf__load(cfg):
    with ag__.FunctionScope('load', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        try:
            try:
                do_return = True
                retval_ = ag__.ld(cfg)['rate']
            except:
                do_return = False
                raise
        except KeyError as e:
            raise ag__.converted_call(ag__.ld(ValueError), (f'missing key {ag__.ld(e)}',), None, fscope) from ag__.ld(e)
        finally:
            ag__.ld(print)('load finished')
        return fscope.ret(retval_, do_return)
