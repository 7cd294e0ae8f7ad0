# Part of make_kernel_cases.py (it reads this file): convolutions, pools, linear algebra, strings.
img, ker = f32(rng.rand(2, 5, 6, 3)), f32(rng.rand(3, 2, 3, 4))
for padding in ("SAME", "VALID"):
    for s in ([1, 1, 1, 1], [1, 2, 2, 1], [1, 2, 1, 1]):
        f = lambda x, k: R.Conv2D(input=x, filter=k, strides=s, padding=padding)
        case("conv2d", [img, ker], f, [s, padding, [], "NHWC", [1, 1, 1, 1]], ulps=20)
        y = f(img, ker)
        dy = f32(rng.rand(*y.shape))
        case("conv2d_backprop_input", [i32([2, 5, 6, 3]), ker, dy], lambda n, k, g: R.Conv2DBackpropInput(input_sizes=n, filter=k, out_backprop=g, strides=s, padding=padding),
             [s, padding, [], "NHWC", [1, 1, 1, 1]], ulps=40)
        case("conv2d_backprop_filter", [img, i32([3, 2, 3, 4]), dy], lambda x, n, g: R.Conv2DBackpropFilter(input=x, filter_sizes=n, out_backprop=g, strides=s, padding=padding),
             [s, padding, [], "NHWC", [1, 1, 1, 1]], ulps=40)
    f = lambda x, k: R.DepthwiseConv2dNative(input=x, filter=k, strides=[1, 1, 1, 1], padding=padding)
    dker = f32(rng.rand(3, 2, 3, 2))
    case("depthwise_conv2d_native", [img, dker], f, [[1, 1, 1, 1], padding, [], "NHWC", [1, 1, 1, 1]], ulps=20)
    dy = f32(rng.rand(*f(img, dker).shape))
    case("depthwise_conv2d_native_backprop_input", [i32([2, 5, 6, 3]), dker, dy], lambda n, k, g: R.DepthwiseConv2dNativeBackpropInput(
        input_sizes=n, filter=k, out_backprop=g, strides=[1, 1, 1, 1], padding=padding), [[1, 1, 1, 1], padding, [], "NHWC", [1, 1, 1, 1]], ulps=40)
    case("depthwise_conv2d_native_backprop_filter", [img, i32([3, 2, 3, 2]), dy], lambda x, n, g: R.DepthwiseConv2dNativeBackpropFilter(
        input=x, filter_sizes=n, out_backprop=g, strides=[1, 1, 1, 1], padding=padding), [[1, 1, 1, 1], padding, [], "NHWC", [1, 1, 1, 1]], ulps=40)
    for k, s in (([1, 2, 2, 1], [1, 2, 2, 1]), ([1, 3, 2, 1], [1, 1, 2, 1])):
        at = [k, s, padding, "NHWC"]
        mp = lambda x: R.MaxPool(input=x, ksize=k, strides=s, padding=padding)
        ap = lambda x: R.AvgPool(value=x, ksize=k, strides=s, padding=padding)
        case("max_pool", [img], mp, at)
        case("avg_pool", [img], ap, at, ulps=2)
        y = mp(img)
        dy = f32(rng.rand(*y.shape))
        case("max_pool_grad", [img, y, dy], lambda x, o, g: R.MaxPoolGrad(orig_input=x, orig_output=o, grad=g, ksize=k, strides=s, padding=padding), at, ulps=4)
        case("avg_pool_grad", [i32([2, 5, 6, 3]), dy], lambda n, g: R.AvgPoolGrad(orig_input_shape=n, grad=g, ksize=k, strides=s, padding=padding), at, ulps=8)
case("conv2d", [img, ker], lambda x, k: R.Conv2D(input=x, filter=k, strides=[1, 1, 1, 1], padding="VALID", dilations=[1, 2, 2, 1]), [[1, 1, 1, 1], "VALID", [], "NHWC", [1, 2, 2, 1]], ulps=20)
case("conv2d", [img, ker], lambda x, k: R.Conv2D(input=x, filter=k, strides=[1, 1, 1, 1], padding="EXPLICIT", explicit_paddings=[0, 0, 1, 2, 0, 1, 0, 0]),
     [[1, 1, 1, 1], "EXPLICIT", [0, 0, 1, 2, 0, 1, 0, 0], "NHWC", [1, 1, 1, 1]], ulps=20)

# -- linear algebra ------------------------------------------------------------------------------------------------------
spd = rng.rand(2, 4, 4)
spd = spd @ spd.transpose(0, 2, 1) + 2 * np.eye(4)
sq = rng.rand(2, 4, 4) + np.eye(4)
for t in (tf.float32, tf.float64):
    p, s, b = tf.constant(spd, t), tf.constant(sq, t), tf.constant(rng.rand(2, 4, 3), t)
    case("cholesky", [p], lambda x: R.Cholesky(input=x), ulps=20)
    case("matrix_inverse", [s], lambda x: R.MatrixInverse(input=x), [False], ulps=4000)
    case("matrix_inverse", [s], lambda x: R.MatrixInverse(input=x, adjoint=True), [True], ulps=4000)
    case("matrix_determinant", [s], lambda x: R.MatrixDeterminant(input=x), ulps=400)
    case("log_matrix_determinant", [s], lambda x: R.LogMatrixDeterminant(input=x), ulps=400)
    case("matrix_solve", [s, b], lambda x, y: R.MatrixSolve(matrix=x, rhs=y), [False], ulps=4000)
    case("matrix_triangular_solve", [p, b], lambda x, y: R.MatrixTriangularSolve(matrix=x, rhs=y), [True, False], ulps=400)
    case("matrix_triangular_solve", [p, b], lambda x, y: R.MatrixTriangularSolve(matrix=x, rhs=y, lower=False, adjoint=True), [False, True], ulps=400)
    case("self_adjoint_eig", [p], lambda x: R.SelfAdjointEigV2(input=x), [True], ulps=4000)
    case("lu", [s], lambda x: R.Lu(input=x), [tf.int32], ulps=400)
    r = tf.constant(rng.rand(5, 3), t)
    for full in (False, True):
        case("qr", [r], lambda x: R.Qr(input=x, full_matrices=full), [full], ulps=4000)
    case("svd", [r], lambda x: R.Svd(input=x), [True, False], ulps=20000)
for op, name in {"cholesky": "Cholesky", "matrix_inverse": "MatrixInverse", "matrix_determinant": "MatrixDeterminant"}.items():
    case(op, [x23], lambda x: getattr(R, name)(input=x))
    case(op, [f32([1.0])], lambda x: getattr(R, name)(input=x))
    case(op, [f32([[1.0, 2.0], [2.0, 1.0]])], lambda x: getattr(R, name)(input=x), ulps=4)
case("matrix_inverse", [f32([[1.0, 1.0], [1.0, 1.0]])], lambda x: R.MatrixInverse(input=x), [False])
for lo, hi in ((0, 0), (-1, 0), (1, -1), (-1, -1), (2, 5)):
    case("matrix_band_part", [tf.reshape(tf.range(12.0), [3, 4]), i32(lo), i32(hi)], lambda x, a, b: R.MatrixBandPart(input=x, num_lower=a, num_upper=b))
for k in ([0], [1], [-1], [-1, 1], [0, 2]):
    kk = i32(k if len(k) > 1 else k[0])
    m = tf.reshape(tf.range(24.0), [2, 3, 4])
    for al in ("RIGHT_LEFT", "LEFT_RIGHT", "LEFT_LEFT"):
        case("matrix_diag_part", [m, kk, f32(9.0)], lambda x, q, v: R.MatrixDiagPartV3(input=x, k=q, padding_value=v, align=al), [al])
        part = R.MatrixDiagPartV3(input=m, k=kk, padding_value=0.0, align=al)
        case("matrix_diag", [part, kk, i32(3), i32(4), f32(7.0)], lambda d, q, r, c, v: R.MatrixDiagV3(diagonal=d, k=q, num_rows=r, num_cols=c, padding_value=v, align=al), [al])
        case("matrix_set_diag", [m, part * 2.0, kk], lambda x, d, q: R.MatrixSetDiagV3(input=x, diagonal=d, k=q, align=al), [al])
case("matrix_diag", [f32([1.0, 2.0]), i32(0), i32(-1), i32(-1), f32(0.0)], lambda d, q, r, c, v: R.MatrixDiagV3(diagonal=d, k=q, num_rows=r, num_cols=c, padding_value=v), ["RIGHT_LEFT"])
case("diag", [f32([1.0, 2.0])], lambda x: R.Diag(diagonal=x))
case("diag_part", [f32([[1.0, 2.0], [3.0, 4.0]])], lambda x: R.DiagPart(input=x))
case("cross", [f32([1.0, 2.0, 3.0]), f32([4.0, -5.0, 6.0])], lambda a, b: R.Cross(a=a, b=b))
case("dynamic_partition", [x34, i32([1, 0, 1])], lambda x, p: R.DynamicPartition(data=x, partitions=p, num_partitions=2), [2])
case("dynamic_stitch", [i32([0, 2]), i32(1), f32([[1.0, 2.0], [3.0, 4.0]]), f32([5.0, 6.0])], lambda a, b, x, y: R.DynamicStitch(indices=[a, b], data=[x, y]))
case("space_to_depth", [f32(rng.rand(1, 4, 2, 3))], lambda x: R.SpaceToDepth(input=x, block_size=2), [2, "NHWC"])
case("depth_to_space", [f32(rng.rand(1, 2, 1, 8))], lambda x: R.DepthToSpace(input=x, block_size=2), [2, "NHWC"])
case("histogram_fixed_width", [f32([-1.0, 0.0, 1.5, 2.0, 5.0, 15.0]), f32([0.0, 5.0]), i32(5)], lambda v, r, n: R.HistogramFixedWidth(values=v, value_range=r, nbins=n), [tf.int32])
for mode in ("REFLECT", "SYMMETRIC"):
    case("mirror_pad_grad", [f32(rng.rand(5, 7)), i32([[1, 1], [2, 1]])], lambda g, p: R.MirrorPadGrad(input=g, paddings=p, mode=mode), [mode], ulps=2)

# -- strings ----------------------------------------------------------------------------------------------------------------
words = tf.constant(["AbC", "", "  x y ", "é日"])
case("string_lower", [words], lambda x: R.StringLower(input=x), [""])
case("string_upper", [words], lambda x: R.StringUpper(input=x), [""])
case("string_strip", [words], lambda x: R.StringStrip(input=x))
for unit in ("BYTE", "UTF8_CHAR"):
    case("string_length", [words], lambda x: R.StringLength(input=x, unit=unit), [unit])
    case("substr", [tf.constant(["hello", "é日xyz"]), i32(1), i32(3)], lambda x, p, n: R.Substr(input=x, pos=p, len=n, unit=unit), [unit])
case("substr", [tf.constant("abc"), i32(9), i32(1)], lambda x, p, n: R.Substr(input=x, pos=p, len=n), ["BYTE"])
case("substr", [tf.constant("abc"), i32(-2), i32(9)], lambda x, p, n: R.Substr(input=x, pos=p, len=n), ["BYTE"])
case("string_join", [tf.constant(["a", "b"]), tf.constant("c"), tf.constant(["d", "e"])], lambda *v: R.StringJoin(inputs=v, separator="-"), ["-"])
case("string_join", [tf.constant(["a", "b"]), tf.constant(["c", "d", "e"])], lambda *v: R.StringJoin(inputs=v), [""])
for t, v in ((tf.float32, ["1.5", "-2", "1e3", " 7 ", "inf"]), (tf.int32, ["7", "-3"]), (tf.float64, ["0.1"]), (tf.int64, ["12345678901"]), (tf.float32, ["abc"]), (tf.int32, ["1.5"])):
    case("string_to_number", [tf.constant(v)], lambda x: R.StringToNumber(string_tensor=x, out_type=t), [t])
case("as_string", [f32([1.5, 0.1, 1e10])], lambda x: R.AsString(input=x), [-1, False, False, -1, ""])
case("as_string", [f32([3.14159])], lambda x: R.AsString(input=x, precision=2, width=8, fill="0"), [2, False, False, 8, "0"])
case("as_string", [f32([3.14159])], lambda x: R.AsString(input=x, scientific=True), [-1, True, False, -1, ""])
case("as_string", [f32([3.14159])], lambda x: R.AsString(input=x, shortest=True), [-1, False, True, -1, ""])
case("as_string", [i32([1, -2])], lambda x: R.AsString(input=x), [-1, False, False, -1, ""])
case("as_string", [tf.constant([True, False])], lambda x: R.AsString(input=x), [-1, False, False, -1, ""])
for axis in ([0], [1], [0, 1]):
    case("reduce_join", [tf.constant([["a", "b"], ["c", "d"]])], lambda x: R.ReduceJoin(inputs=x, reduction_indices=axis, separator="+"), [axis, False, "+"])
case("string_split", [tf.constant(["a b  c", "", " d "]), tf.constant("")], lambda x, s: R.StringSplitV2(input=x, sep=s), [-1])
case("string_split", [tf.constant(["a,b,,c", "d"]), tf.constant(",")], lambda x, s: R.StringSplitV2(input=x, sep=s, maxsplit=2), [2])
case("regex_replace", [tf.constant(["a1b22", ""]), tf.constant("[0-9]+"), tf.constant("#")], lambda x, p, r: R.RegexReplace(input=x, pattern=p, rewrite=r), [True])
case("regex_replace", [tf.constant(["aXbXc"]), tf.constant("(\\w)X"), tf.constant("\\1-")], lambda x, p, r: R.RegexReplace(input=x, pattern=p, rewrite=r, replace_global=False), [False])
case("regex_full_match", [tf.constant(["ab", "x", "ab1"]), tf.constant("a.\\d*")], lambda x, p: R.RegexFullMatch(input=x, pattern=p))
case("string_format", [i32([1, 2]), f32(0.5)], lambda *v: R.StringFormat(inputs=v, template="x={} y={}!", placeholder="{}"), ["x={} y={}!", "{}", 3])
