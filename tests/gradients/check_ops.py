# Each differentiable op of the op table against finite differences: `weft run check_ops.py NAME...`; no names: all.
# gradient_test.py makes a test of each and looks that the ops named here are what the graphs have.
import sys

import tensorflow as tf

from differences import check

A = [[0.3, -0.7, 1.2], [0.9, 0.4, -1.1]]
B = [[1.4, 0.6, -0.8], [0.7, -1.3, 0.5]]
POSITIVE = [[0.3, 0.7, 1.2], [0.9, 0.4, 1.1]]
SMALL = [[0.3, -0.6, 0.2], [0.7, 0.4, -0.1]]
VECTOR = [0.4, -1.2, 0.7, 1.9]
SQUARE = [[[4.0, 1.0], [0.5, 3.0]], [[2.0, -0.3], [0.2, 1.5]]]
SYMMETRIC_FACTOR = [[1.3, 0.2, -0.4], [0.5, 1.1, 0.3], [-0.2, 0.6, 0.9]]
TALL = [[1.0, 0.3], [-0.4, 1.2], [0.7, 0.5]]
WIDE = [[1.0, 0.3, -0.6], [-0.4, 1.2, 0.5]]
IMAGE = [[[[0.1], [0.9], [-0.4]], [[1.3], [0.2], [0.6]], [[-0.7], [0.5], [1.1]]]]
FILTER = [[[[0.3]], [[-0.2]]], [[[0.5]], [[0.8]]]]
DEEP = [[[[0.1, 0.5, -0.3, 0.8], [0.9, -0.2, 0.4, 0.6]]]]
CASES = {}


def case(name, function, *arguments, order=1, also=(), **options):
    """`name` is the op; `also` are further ops whose gradients the case checks (mostly those of second derivatives)."""
    assert name not in CASES, name
    CASES[name] = (function, arguments, order, list(also), options)



# Elementwise.
case("abs", tf.abs, A)
case("acos", tf.acos, SMALL, order=2)
case("acosh", tf.acosh, [1.4, 2.3, 5.0], order=2)
case("add_n", lambda x, y: tf.add_n([x, y, x]), A, B)
case("add_v2", lambda x, y: x + y, A, [0.5, 1.5, -2.0])
case("asin", tf.asin, SMALL, order=2)
case("asinh", tf.asinh, A, order=2)
case("atan", tf.atan, A, order=2)
case("atan2", tf.atan2, A, B, order=2)
case("atanh", tf.atanh, SMALL, order=2)
case("bessel_i0", tf.math.bessel_i0, A, order=2, also=["bessel_i1"])
case("bessel_i0e", tf.math.special.bessel_i0e, A, order=2, also=["bessel_i1e"])
case("bessel_i1", tf.math.bessel_i1, A)
case("bessel_i1e", tf.math.special.bessel_i1e, A)
case("cast", lambda x: tf.cast(tf.cast(x, tf.complex128), tf.complex128), A)
case("ceil", tf.math.ceil, A)
case("clip_by_value", lambda x, low, high: tf.clip_by_value(x, low, high), A, -0.5, 0.8)
case("cos", tf.cos, A, order=2)
case("cosh", tf.cosh, A, order=2)
case("div_no_nan", tf.math.divide_no_nan, A, [0.5, 1.5, -2.0], order=2)
case("erf", tf.math.erf, A, order=2)
case("erfc", tf.math.erfc, A, order=2)
case("erfinv", tf.math.erfinv, SMALL, order=2)
case("exp", tf.exp, A, order=2)
case("expm1", tf.math.expm1, A, order=2)
case("floor", tf.floor, A)
case("floor_div", lambda x, y: tf.math.floordiv(x, y), A, B)
case("floor_mod", lambda x, y: tf.math.floormod(x, y), A, B)
case("lgamma", tf.math.lgamma, POSITIVE)
case("log", tf.math.log, POSITIVE, order=2, also=["reciprocal"])
case("log1p", tf.math.log1p, SMALL, order=2)
case("maximum", tf.maximum, A, [0.5, 0.1, 0.2])
case("minimum", tf.minimum, A, [0.5, 0.1, 0.2])
case("mul", lambda x, y: x * y, A, [0.5, 1.5, -2.0], order=2)
case("mul_no_nan", tf.math.multiply_no_nan, A, B, order=2)
case("ndtri", tf.math.ndtri, [0.2, 0.5, 0.9], order=2)
case("neg", lambda x: -x * x, A, order=2)
case("next_after", lambda x: tf.math.nextafter(x, tf.constant(2.0, tf.float64)), A)
case("pow", tf.pow, POSITIVE, [1.5, -0.5, 2.0], order=2)
case("real_div", lambda x, y: x / y, A, [0.5, 1.5, -2.0], order=2)
case("reciprocal", tf.math.reciprocal, A, order=2, also=["reciprocal_grad"])
case("rint", tf.math.rint, A)
case("round", tf.round, A)
case("rsqrt", tf.math.rsqrt, POSITIVE, order=3, also=["rsqrt_grad"], tolerance=1e-5)
case("sigmoid", tf.sigmoid, A, order=3, also=["sigmoid_grad"])
case("sign", tf.sign, A)
case("sin", tf.sin, A, order=3)
case("sinh", tf.sinh, A, order=2)
case("sqrt", tf.sqrt, POSITIVE, order=3, also=["sqrt_grad"], tolerance=1e-5)
case("square", tf.square, A, order=2)
case("squared_difference", tf.math.squared_difference, A, [0.5, 1.5, -2.0], order=2)
case("sub", lambda x, y: x - y, A, [0.5, 1.5, -2.0])
case("tan", tf.tan, SMALL, order=2)
case("tanh", tf.tanh, A, order=3, also=["tanh_grad"])
case("truncate_div", lambda x, y: tf.truncatediv(x, y), A, B)
case("xdivy", tf.math.xdivy, A, B, order=2)
case("xlog1py", tf.math.xlog1py, A, POSITIVE, order=2)
case("xlogy", tf.math.xlogy, A, POSITIVE, order=2)
case("select", lambda x, y: tf.where(x > 0.35, x * x, y), A, [0.5, 1.5, -2.0], order=2)

# Complex numbers, from real parts.
case("complex", lambda x, y: tf.complex(x, y) * tf.complex(x, y), A, B, order=2)
case("angle", lambda x, y: tf.math.angle(tf.complex(x, y)), A, B)
case("complex_abs", lambda x, y: tf.abs(tf.complex(x, y)), A, B, order=2)
case("conj", lambda x, y: tf.math.conj(tf.complex(x, y) * tf.complex(x, y)), A, B)
case("imag", lambda x, y: tf.math.imag(tf.complex(x, y) * tf.complex(x, x)), A, B)
case("real", lambda x, y: tf.math.real(tf.complex(x, y) * tf.complex(x, x)), A, B)

# Reductions and cumulative ops.
case("arg_max", lambda x: (x * x, tf.argmax(x, 1)), A)
case("arg_min", lambda x: (x * x, tf.argmin(x, 1)), A)
case("cumprod", lambda x: (tf.math.cumprod(x, 1), tf.math.cumprod(x, 0, exclusive=True, reverse=True)), A, order=2)
case("cumsum", lambda x: tf.cumsum(x * x, 1, exclusive=True, reverse=True), A, order=2)
case("cumulative_logsumexp", lambda x: tf.math.cumulative_logsumexp(x, 1), A)
case("euclidean_norm", lambda x: tf.math.reduce_euclidean_norm(x, 1), A, order=2)
case("max", lambda x: tf.reduce_max(x, 1), A)
case("mean", lambda x: tf.reduce_mean(x * x, [0]), A, order=2)
case("min", lambda x: tf.reduce_min(x, 0, keepdims=True), A)
case("prod", lambda x: tf.reduce_prod(x, 1), A, order=2)
case("sum", lambda x: tf.reduce_sum(x * x, 1), A, order=2)
IDS = [0, 0, 2]
case("segment_max", lambda x: tf.math.segment_max(x, IDS), [[1.0, 0.2], [0.4, 0.9], [0.7, -0.3]])
case("segment_mean", lambda x: tf.math.segment_mean(x * x, IDS), [[1.0, 0.2], [0.4, 0.9], [0.7, -0.3]], order=2)
case("segment_min", lambda x: tf.math.segment_min(x, IDS), [[1.0, 0.2], [0.4, 0.9], [0.7, -0.3]])
case("segment_prod", lambda x: tf.math.segment_prod(x, IDS), [[1.0, 0.2], [0.4, 0.9], [0.7, -0.3]])
case("segment_sum", lambda x: tf.math.segment_sum(x * x, IDS), [[1.0, 0.2], [0.4, 0.9], [0.7, -0.3]], order=2)
MIXED = [2, -1, 2, 0]
ROWS = [[1.0, 0.2], [0.4, 0.9], [0.7, -0.3], [0.6, 0.8]]
case("unsorted_segment_max", lambda x: tf.math.unsorted_segment_max(x, MIXED, 3)[::2], ROWS)
case("unsorted_segment_min", lambda x: tf.math.unsorted_segment_min(x, MIXED, 3)[::2], ROWS)
case("unsorted_segment_prod", lambda x: tf.math.unsorted_segment_prod(x, MIXED, 3), ROWS)
case("unsorted_segment_sum", lambda x: tf.math.unsorted_segment_sum(x * x, MIXED, 3), ROWS, order=2)

# Shapes and elements.
case("broadcast_to", lambda x: tf.broadcast_to(x * x, [2, 2, 3]), A, order=2)
case("concat", lambda x, y: tf.concat([x * x, y], 1), A, B, order=2)
case("ensure_shape", lambda x: tf.ensure_shape(x, [2, None]) * x, A, order=2)
case("expand_dims", lambda x: tf.expand_dims(x * x, 1), A, order=2)
case("fill", lambda x: tf.fill([2, 3], x * x), 0.7, order=2)
case("identity", lambda x: tf.identity(x) * x, A, order=2)
case("reshape", lambda x: tf.reshape(x * x, [3, -1]), A, order=2)
case("reverse", lambda x: tf.reverse(x * x, [1]), A, order=2)
case("roll", lambda x: tf.roll(x * x, [1, -1], [0, 1]), A, order=2)
case("slice", lambda x: tf.slice(x * x, [0, 1], [2, 2]), A, order=2)
case("split", lambda x: tf.split(x * x, 3, axis=1)[1:], A, order=2)
case("split_v", lambda x: tf.split(x * x, [1, 2], axis=1), A, order=2)
case("squeeze", lambda x: tf.squeeze(tf.reshape(x * x, [2, 1, 3, 1]), [1]), A, order=2)
case("stack", lambda x, y: tf.stack([x * y, y], 1), A, B, order=2)
case("strided_slice", lambda x: x[:, ::2] * x[0, 1], A, order=3, also=["strided_slice_grad"])
case("tile", lambda x: tf.tile(x * x, [2, 3]), A, order=2)
case("transpose", lambda x: tf.transpose(x * x), A, order=2)
case("unstack", lambda x: tf.unstack(x * x, axis=1)[1:], A, order=2)
case("pad", lambda x: tf.pad(x * x, [[1, 0], [2, 1]], constant_values=3.0), A, order=2)
case("mirror_pad", lambda x: tf.pad(x * x, [[1, 1], [2, 1]], "REFLECT"), A, order=3, also=["mirror_pad_grad"])
case("depth_to_space", lambda x: tf.nn.depth_to_space(x * x, 2), DEEP, order=2)
case("space_to_depth", lambda x: tf.nn.space_to_depth(x * x, 1), DEEP, order=2)
case("gather", lambda x: (tf.gather(x * x, [1, 0, 1]), tf.gather(x, [2, 0], axis=1), tf.gather(x, [[0, 2], [1, 1]], axis=1, batch_dims=1)), A, order=2)
case("gather_nd", lambda x: tf.gather_nd(x * x, [[0, 1], [1, 2], [0, 1]]), A, order=2)
case("scatter_nd", lambda x: tf.scatter_nd([[3], [1], [3], [0]], x * x, [5]), VECTOR, order=2)
PLACES = [[1], [3]]
case("tensor_scatter_add", lambda x, u: tf.tensor_scatter_nd_add(x * x, PLACES, u * u), VECTOR, [0.5, -0.3], order=2)
case("tensor_scatter_max", lambda x, u: tf.tensor_scatter_nd_max(x, PLACES, u), VECTOR, [0.5, -0.3])
case("tensor_scatter_min", lambda x, u: tf.tensor_scatter_nd_min(x, PLACES, u), VECTOR, [0.5, -0.3])
case("tensor_scatter_sub", lambda x, u: tf.tensor_scatter_nd_sub(x * x, PLACES, u * u), VECTOR, [0.5, -0.3], order=2)
case("tensor_scatter_update", lambda x, u: tf.tensor_scatter_nd_update(x * x, PLACES, u * u), VECTOR, [0.5, -0.3], order=2)
case("dynamic_partition", lambda x: tf.dynamic_partition(x * x, [1, 0, 1, 1], 2), VECTOR, order=2)
case("dynamic_stitch", lambda x, y: tf.dynamic_stitch([[0, 3], [2, 1]], [x * x, y * y]), [0.4, -1.2], [0.7, 1.9], order=2)
case("top_k", lambda x: tf.math.top_k(x * x, 2)[0], A)

# Matrices.
case("batch_matmul", lambda x, y: tf.matmul(x, y), SQUARE, SQUARE[::-1], order=2)
case("cross", tf.linalg.cross, A, B, order=2)
case("diag", lambda x: tf.linalg.tensor_diag(x * x), VECTOR, order=2)
case("diag_part", lambda x: tf.linalg.tensor_diag_part(x * x), SQUARE[0], order=2)
case("matmul", lambda x, y: tf.matmul(x, y, transpose_b=True), A, B, order=2)
case("matrix_band_part", lambda x: tf.linalg.band_part(x * x, 0, 1), SQUARE, order=2)
case("matrix_determinant", tf.linalg.det, SQUARE, order=2)
case("matrix_diag", lambda x: tf.linalg.diag(x * x, k=1), A, order=2)
case("matrix_diag_part", lambda x: tf.linalg.diag_part(x * x), SQUARE, order=2)
case("matrix_inverse", tf.linalg.inv, SQUARE, order=2)
case("matrix_set_diag", lambda x, y: tf.linalg.set_diag(x * x, y * y), SQUARE, [[0.3, 0.7], [1.1, -0.4]], order=2)
case("matrix_solve", tf.linalg.solve, SQUARE, SQUARE[::-1], order=2)
case("matrix_solve_ls", lambda a, b, c, d: (tf.linalg.lstsq(a, b, l2_regularizer=0.1), tf.linalg.lstsq(c, d, l2_regularizer=0.1)),
     TALL, [[0.4], [1.0], [-0.6]], WIDE, [[0.8], [0.2]])
case("matrix_square_root", tf.linalg.sqrtm, SQUARE)
case("matrix_triangular_solve", lambda a, b: tf.linalg.triangular_solve(a, b, lower=True), SQUARE, SQUARE[::-1], order=2)
case("log_matrix_determinant", lambda x: tf.linalg.slogdet(x)[1], SQUARE, order=2)
case("cholesky", lambda x: tf.linalg.cholesky(tf.matmul(x, x, transpose_b=True)), SYMMETRIC_FACTOR, order=2)
case("self_adjoint_eig", lambda x: (lambda e, v: (e, v * v))(*tf.linalg.eigh(tf.matmul(x, x, transpose_b=True))), SYMMETRIC_FACTOR)
case("qr", lambda x, y: (tf.linalg.qr(x), tf.linalg.qr(y)), TALL, WIDE)
case("svd", lambda x, y: [(s, u * u, v * v) for s, u, v in (tf.linalg.svd(x), tf.linalg.svd(y))], TALL, WIDE)

# Networks.
case("avg_pool", lambda x: tf.nn.avg_pool2d(x * x, 2, 1, "SAME"), IMAGE, order=2, also=["avg_pool_grad"])
case("bias_add", lambda x, b: tf.nn.bias_add(x * x, b * b), A, [0.5, 1.5, -2.0], order=2, also=["bias_add_grad"])
case("conv2d", lambda x, f: tf.nn.conv2d(x, f, 1, "SAME"), IMAGE, FILTER, order=3,
     also=["conv2d_backprop_input", "conv2d_backprop_filter"])
case("depthwise_conv2d_native", lambda x, f: tf.nn.depthwise_conv2d(x, f, [1, 1, 1, 1], "VALID"), IMAGE, FILTER, order=3,
     also=["depthwise_conv2d_native_backprop_input", "depthwise_conv2d_native_backprop_filter"])
case("elu", tf.nn.elu, A, order=3, also=["elu_grad"])
case("l2_loss", tf.nn.l2_loss, A, order=2)
case("leaky_relu", lambda x: tf.nn.leaky_relu(x * x * x), A, order=2, also=["leaky_relu_grad"])
case("log_softmax", tf.nn.log_softmax, A, order=2)
case("max_pool", lambda x: tf.nn.max_pool2d(x * x, 2, 1, "VALID"), IMAGE)
case("relu", lambda x: tf.nn.relu(x * x * x), A, order=2, also=["relu_grad"])
case("relu6", lambda x: tf.nn.relu6(x * x * x), A, order=2, also=["relu6_grad"])
case("selu", tf.nn.selu, A, order=2, also=["selu_grad"])
case("softmax", tf.nn.softmax, A, order=2)
case("softmax_cross_entropy_with_logits", lambda x, p: tf.nn.softmax_cross_entropy_with_logits(tf.nn.softmax(p), x), A, B, order=2)
case("softplus", tf.nn.softplus, A, order=2, also=["softplus_grad"])
case("softsign", tf.nn.softsign, A)
case("sparse_softmax_cross_entropy_with_logits", lambda x: tf.nn.sparse_softmax_cross_entropy_with_logits([2, 0], x), A, order=2)


# Lists: what TensorArray is made of in graphs.
def array_of(x, **options):
    return tf.TensorArray(tf.float64, size=2, element_shape=[3], clear_after_read=False, **options)


def written(x):
    a = array_of(x).write(0, x[0] * x[1]).write(1, tf.sin(x[1]))
    return a.read(0) * a.read(1), a.stack()


def spread(x):
    a = array_of(x).unstack(x * x)
    return a.read(1) * a.read(0)


def joined(x):
    return array_of(x).write(0, x[0] * x[1]).write(1, x[0]).concat()


def parted(x):
    a = tf.TensorArray(tf.float64, size=2, infer_shape=False).split(tf.reshape(x * x, [6]), [2, 4])
    return a.concat()


def pushed(x):
    y = x
    for i in tf.range(3):
        y = tf.sin(y) * x
    return y


case("tensor_list_set_item", written, A, order=2, also=["tensor_list_get_item", "tensor_list_stack"], eager=False)
case("tensor_list_from_tensor", spread, A, order=2, also=["tensor_list_get_item"], eager=False)
case("tensor_list_concat", joined, A, order=2, eager=False)
case("tensor_list_split", parted, A, order=2, eager=False)
case("tensor_list_push_back", pushed, SMALL, order=3, also=["tensor_list_pop_back"], eager=False)


# Variables.
def through_variable(name, use, value, order=1, also=()):
    variable = tf.Variable(value, dtype=tf.float64)

    def function(x):
        variable.assign(x)
        return use(variable)

    case(name, None, [value], order=order, also=also, variable=variable, use=use)


through_variable("read_variable", lambda v: v * tf.sin(v), A)
through_variable("resource_gather", lambda v: v.sparse_read([1, 0, 1]) ** 2, A)


def check_variable(name, variable, use):
    from differences import by_differences, compare, weighted
    start = tf.identity(variable)

    def at(x):
        variable.assign(x)
        return weighted(use(variable))

    want = by_differences(at, [start])
    variable.assign(start)

    def gradient():
        with tf.GradientTape() as tape:
            value = weighted(use(variable))
        return tf.convert_to_tensor(tape.gradient(value, variable))

    compare(name + ", eager", [gradient()], want, 2e-6)
    compare(name + ", in a graph", [tf.function(gradient)()], want, 2e-6)


if __name__ == "__main__":
    if sys.argv[1:] == ["--list"]:
        for name in CASES:
            print(name, *CASES[name][3])
    else:
        for name in sys.argv[1:] or CASES:
            function, arguments, order, also, options = CASES[name]
            if function is None:
                check_variable(name, options["variable"], options["use"])
            else:
                check(name, function, list(arguments), order, **options)
        print("ok", len(sys.argv[1:] or CASES))
