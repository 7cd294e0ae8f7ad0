def tf__kmeans(points, centers, iters):
    with ag__.FunctionScope('kmeans', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()
        assign = ag__.converted_call(ag__.ld(tf).zeros, ([ag__.converted_call(ag__.ld(tf).shape, (ag__.ld(points),), None, fscope)[0]], ag__.ld(tf).int64), None, fscope)

        def get_state():
            return (assign, centers)

        def set_state(vars_):
            nonlocal assign, centers
            assign, centers = vars_

        def loop_body(itr):
            nonlocal assign, centers
            _ = itr
            d = ag__.converted_call(ag__.ld(tf).reduce_sum, ((ag__.ld(points)[:, None] - ag__.ld(centers)[None]) ** 2,), dict(axis=-1), fscope)
            assign = ag__.converted_call(ag__.ld(tf).argmin, (ag__.ld(d),), dict(axis=1), fscope)
            sums = ag__.converted_call(ag__.ld(tf).math.unsorted_segment_sum, (ag__.ld(points), ag__.ld(assign), 3), None, fscope)
            counts = ag__.converted_call(ag__.ld(tf).math.unsorted_segment_sum, (ag__.converted_call(ag__.ld(tf).ones, ([ag__.converted_call(ag__.ld(tf).shape, (ag__.ld(points),), None, fscope)[0], 1],), None, fscope), ag__.ld(assign), 3), None, fscope)
            centers = ag__.ld(sums) / ag__.converted_call(ag__.ld(tf).maximum, (ag__.ld(counts), 1.0), None, fscope)
        _ = ag__.Undefined('_')
        counts = ag__.Undefined('counts')
        d = ag__.Undefined('d')
        sums = ag__.Undefined('sums')
        ag__.for_stmt(ag__.converted_call(ag__.ld(tf).range, (ag__.ld(iters),), None, fscope), None, loop_body, get_state, set_state, ('assign', 'centers'), {'iterate_names': '_'})
        try:
            do_return = True
            retval_ = (ag__.ld(centers), ag__.ld(assign))
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
