def tf__in_class_body(x):
    with ag__.FunctionScope('in_class_body', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        class K:
            a = (b := 3)
        try:
            do_return = True
            retval_ = ag__.ld(K).a + ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
