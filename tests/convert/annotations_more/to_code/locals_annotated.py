def tf__locals_annotated(x: List[int], y: Optional['tf.Tensor']=None):
    with ag__.FunctionScope('locals_annotated', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        a: ag__.ld(List)[ag__.ld(int)] = []
        b: ag__.converted_call(ag__.ld(typed), (3,), None, fscope)
        c: ag__.if_exp(ag__.ld(x), lambda: ag__.ld(int), lambda: ag__.ld(float), 'x') = 1
        (d): ag__.ld(int) = 2
        ag__.ld(a)[0]: ag__.ld(int) = 3
        ag__.ld(x).y: ag__.converted_call(ag__.ld(typed), (4,), None, fscope) = 4
        try:
            do_return = True
            retval_ = ag__.ld(a)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
