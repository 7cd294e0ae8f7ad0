"""Writes kernel_cases.txt: calls of ops with TensorFlow's results, for kernel_test.cpp.

Run with a Python that has TensorFlow 2.21; the tests themselves need neither.
"""
import os

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
import numpy as np
import tensorflow as tf

R = tf.raw_ops
nan, inf = float("nan"), float("inf")
lines = []
count = 0
rng = np.random.RandomState(7)


def tensor_line(word, t):
    a = t.numpy()
    if t.dtype == tf.string:
        data = ",".join(x.hex() + "." for x in np.asarray(a, object).reshape(-1))
    else:
        data = np.ascontiguousarray(a).tobytes().hex()
    return "%s %d %d %s %s" % (word, t.dtype.as_datatype_enum, len(t.shape), " ".join(map(str, t.shape)), data or "-")


def attr_line(value):
    if value is None:
        return "attr none"
    if isinstance(value, bool):
        return "attr bool %d" % value
    if isinstance(value, int):
        return "attr int %d" % value
    if isinstance(value, float):
        return "attr float %r" % value
    if isinstance(value, tf.DType):
        return "attr dtype %d" % value.as_datatype_enum
    if isinstance(value, str):
        return "attr string %s." % value.encode().hex()
    return "attr ints %d %s" % (len(value), " ".join(map(str, value)))


def case(op, inputs, call, attrs=(), ulps=0):
    """`ulps`: how far floating-point results may be off, in units of the last place."""
    global count
    count += 1
    inputs = [tf.convert_to_tensor(x) for x in inputs]
    lines.append("op %s %d" % (op, ulps))
    lines.extend(attr_line(a) for a in attrs)
    lines.extend(tensor_line("in", t) for t in inputs)
    try:
        out = call(*inputs)
    except Exception as e:
        message = str(e)
        if message.startswith("{{function_node"):
            message = message[message.index("}} ") + 3:]
        message = message.split(" [Op:")[0]
        lines.append("err %s." % message.encode().hex())
    else:
        outs = list(out) if isinstance(out, (list, tuple)) else [out]
        lines.extend(tensor_line("out", t) for t in outs)
    lines.append("end")


def f32(x): return tf.constant(x, tf.float32)
def i32(x): return tf.constant(x, tf.int32)
def i64(x): return tf.constant(x, tf.int64)


REALS = [tf.float32, tf.float64, tf.float16, tf.bfloat16, tf.int8, tf.int16, tf.int32, tf.int64, tf.uint8, tf.uint16, tf.uint32, tf.uint64]
FLOATS = REALS[:4]
COMPLEX = [tf.complex64, tf.complex128]


def attempt(f):
    """Ops whose kernel TensorFlow lacks for a dtype are left out."""
    try:
        f()
    except (tf.errors.NotFoundError, tf.errors.UnimplementedError, TypeError):
        return False
    except tf.errors.InvalidArgumentError as e:
        return "not in the list" not in str(e) and "Could not find device" not in str(e)
    return True


# -- two operands --------------------------------------------------------------------------------------------------
def rawbin(name): return lambda x, y: getattr(R, name)(x=x, y=y)


binary = {"add_v2": "AddV2", "sub": "Sub", "mul": "Mul", "real_div": "RealDiv", "floor_div": "FloorDiv", "floor_mod": "FloorMod",
          "truncate_div": "TruncateDiv", "truncate_mod": "TruncateMod", "maximum": "Maximum", "minimum": "Minimum", "pow": "Pow",
          "squared_difference": "SquaredDifference", "less": "Less", "less_equal": "LessEqual", "greater": "Greater", "greater_equal": "GreaterEqual"}
loose = {"pow": 2}
for op, name in binary.items():
    for t in REALS + COMPLEX:
        a, b = [7, -7, 5, -5, 0, 100, 3], [2, 2, -3, -3, 4, 7, 1]
        if t in REALS[8:]:
            a, b = [abs(v) for v in a], [abs(v) for v in b]
        if op == "pow":
            b = [2, 3, 0, 1, 4, 1, 5]
        x, y = tf.cast(i64(a), t), tf.cast(i64(b), t)
        if attempt(lambda: rawbin(name)(x, y)):
            case(op, [x, y], rawbin(name), ulps=4 if t in COMPLEX and op in ("pow", "real_div", "truncate_div") else loose.get(op, 0))
    case(op, [f32([[1.5, -2.0, 0.25], [4.0, 5.5, -6.0]]), f32([2.0, 3.0, -4.0])], rawbin(name), ulps=loose.get(op, 0))
    case(op, [f32([[1.5], [-2.0]]), f32([[2.0, 3.0, -4.0]])], rawbin(name), ulps=loose.get(op, 0))
    case(op, [f32(2.5), f32([2.0, 3.0, -4.0])], rawbin(name), ulps=loose.get(op, 0))
    case(op, [f32([2.0, 3.0, -4.0]), f32(2.5)], rawbin(name), ulps=loose.get(op, 0))
    case(op, [f32([nan, inf, -inf, 0.0, -0.0, 1.0, nan]), f32([1.0, inf, 1.0, 0.0, 0.0, nan, nan])], rawbin(name))
    case(op, [f32([]), f32([])], rawbin(name))
    case(op, [f32(np.zeros((2, 0, 3))), f32(np.ones((1, 3)))], rawbin(name))
    case(op, [f32(rng.rand(2, 1, 3, 1)), f32(rng.rand(4, 1, 5))], rawbin(name), ulps=loose.get(op, 0))
    case(op, [f32([1.0, 2.0]), f32([1.0, 2.0, 3.0])], rawbin(name))
for t in (tf.int8, tf.int32, tf.int64):
    x = tf.constant([t.max, t.min, t.min, 3], t)
    y = tf.constant([t.max, -1, t.min, -2], t)
    for op in ("add_v2", "sub", "mul"):
        case(op, [x, y], rawbin(binary[op]))
for op in ("floor_div", "floor_mod", "truncate_div", "truncate_mod"):
    case(op, [i32([1, 2]), i32([0, 1])], rawbin(binary[op]))
    case(op, [f32([1.0, -1.0, 0.0, 5.0]), f32([0.0, 0.0, 0.0, 0.3])], rawbin(binary[op]))
case("pow", [i32([2, 3]), i32([2, -1])], rawbin("Pow"))
for op, name in {"equal": "Equal", "not_equal": "NotEqual"}.items():
    for t in REALS + COMPLEX:
        case(op, [tf.cast(i32([1, 2, 3]), t), tf.cast(i32([1, 5, 3]), t)], rawbin(name), [True])
    case(op, [tf.constant(["a", "bc", ""]), tf.constant(["a", "b", ""])], rawbin(name), [True])
    case(op, [tf.constant([True, False]), tf.constant(True)], rawbin(name), [True])
    case(op, [f32([1.0, 2.0]), f32([1.0, 2.0, 3.0])], lambda x, y: getattr(R, name)(x=x, y=y, incompatible_shape_error=False), [False])
    case(op, [f32([nan]), f32([nan])], rawbin(name), [True])
for op, name in {"logical_and": "LogicalAnd", "logical_or": "LogicalOr"}.items():
    case(op, [tf.constant([True, True, False, False]), tf.constant([True, False, True, False])], rawbin(name))
for op, name in {"bitwise_and": "BitwiseAnd", "bitwise_or": "BitwiseOr", "bitwise_xor": "BitwiseXor", "left_shift": "LeftShift", "right_shift": "RightShift"}.items():
    for t in REALS[4:]:
        case(op, [tf.constant([5, 12, 100, 3], t), tf.constant([3, 1, 7, 2], t)], rawbin(name))
case("right_shift", [i32([-8, -1]), i32([1, 3])], rawbin("RightShift"))
for op, name in {"div_no_nan": "DivNoNan", "mul_no_nan": "MulNoNan", "xdivy": "Xdivy", "xlogy": "Xlogy", "xlog1py": "Xlog1py", "atan2": "Atan2"}.items():
    for t in FLOATS:
        case(op, [tf.constant([1.0, 0.0, 2.5, 0.0, 3.0], t), tf.constant([2.0, 0.0, 0.5, 3.0, 0.0], t)], rawbin(name) if op != "atan2" else lambda x, y: R.Atan2(y=x, x=y), ulps=2)
case("mul_no_nan", [f32([inf, nan, 2.0]), f32([0.0, 0.0, nan])], rawbin("MulNoNan"))
case("next_after", [f32([1.0, 1.0, 0.0]), f32([2.0, 0.0, 1.0])], lambda x, y: R.NextAfter(x1=x, x2=y))

# -- one operand -----------------------------------------------------------------------------------------------------
unary = {"abs": "Abs", "neg": "Neg", "sign": "Sign", "square": "Square", "reciprocal": "Reciprocal", "floor": "Floor", "ceil": "Ceil", "rint": "Rint",
         "is_nan": "IsNan", "is_inf": "IsInf", "is_finite": "IsFinite", "relu": "Relu", "zeros_like": "ZerosLike", "ones_like": "OnesLike"}
close = {"exp": "Exp", "expm1": "Expm1", "log": "Log", "log1p": "Log1p", "sqrt": "Sqrt", "rsqrt": "Rsqrt", "sin": "Sin", "cos": "Cos", "tan": "Tan", "sinh": "Sinh",
         "cosh": "Cosh", "tanh": "Tanh", "asin": "Asin", "acos": "Acos", "atan": "Atan", "asinh": "Asinh", "acosh": "Acosh", "atanh": "Atanh", "sigmoid": "Sigmoid",
         "erf": "Erf", "erfc": "Erfc", "lgamma": "Lgamma", "elu": "Elu", "selu": "Selu", "softplus": "Softplus", "softsign": "Softsign", "relu6": "Relu6",
         "digamma": "Digamma", "erfinv": "Erfinv", "ndtri": "Ndtri", "bessel_i0": "BesselI0", "bessel_i1": "BesselI1", "bessel_i0e": "BesselI0e", "bessel_i1e": "BesselI1e"}
for op, name in list(unary.items()) + list(close.items()):
    key = "features" if op in ("relu", "relu6", "elu", "selu", "softplus", "softsign") else "x"
    f = lambda v: getattr(R, name)(**{key: v})
    ulps = 3 if op == "reciprocal" else 1 if op == "sign" else 0 if op in unary else 6
    for t in FLOATS + ([] if op in close else REALS[4:]) + COMPLEX:
        values = [0.25, 0.5, 0.75, 0.1] if op in ("atanh", "asin", "acos", "erfinv", "ndtri") else [1.5, 2.25, 1.0, 3.5] if op == "acosh" else [0.5, 1.5, 2.5, 0.3]
        if t in REALS[4:]:
            values = [3, 1, 0, 7]
        x = tf.cast(tf.constant(values, tf.complex128 if t in COMPLEX else tf.float64), t)
        if t in COMPLEX:
            x = x + tf.constant(0.25j, t)
        if attempt(lambda: f(x)):
            case(op, [x], f, ulps=ulps * (8 if t in COMPLEX else 1))
    x = f32([-2.5, -0.5, -0.0, 0.0, 0.5, 100.0, -100.0])
    case(op, [x], f, ulps=ulps)
    case(op, [tf.cast(x, tf.float64)], f, ulps=ulps * 2)
    case(op, [f32([nan, inf, -inf])], f, ulps=ulps)
    case(op, [f32([])], f)
for t in (tf.int8, tf.int32):
    for op in ("abs", "neg"):
        case(op, [tf.constant([t.min, t.max, -5], t)], lambda v: getattr(R, unary[op])(x=v))
case("logical_not", [tf.constant([True, False])], lambda x: R.LogicalNot(x=x))
case("invert", [tf.constant([0, 5, -7], tf.int16)], lambda x: R.Invert(x=x))
pairs = {"relu_grad": ("ReluGrad", "gradients", "features"), "relu6_grad": ("Relu6Grad", "gradients", "features"), "elu_grad": ("EluGrad", "gradients", "outputs"),
         "selu_grad": ("SeluGrad", "gradients", "outputs"), "softplus_grad": ("SoftplusGrad", "gradients", "features"), "softsign_grad": ("SoftsignGrad", "gradients", "features"),
         "sigmoid_grad": ("SigmoidGrad", "y", "dy"), "tanh_grad": ("TanhGrad", "y", "dy"), "sqrt_grad": ("SqrtGrad", "y", "dy"), "rsqrt_grad": ("RsqrtGrad", "y", "dy"),
         "reciprocal_grad": ("ReciprocalGrad", "y", "dy")}
for op, (name, a, b) in pairs.items():
    for t in FLOATS:
        case(op, [tf.constant([1.0, 2.0, -0.5, 0.25], t), tf.constant([0.5, -1.5, 7.0, 0.125], t)], lambda x, y: getattr(R, name)(**{a: x, b: y}), ulps=4)
case("leaky_relu", [f32([-1.0, 0.0, 2.0])], lambda x: R.LeakyRelu(features=x, alpha=0.1), [0.1])
case("leaky_relu_grad", [f32([1.0, 1.0, 1.0]), f32([-1.0, 0.0, 2.0])], lambda g, x: R.LeakyReluGrad(gradients=g, features=x, alpha=0.1), [0.1])
case("real", [tf.constant([1 + 2j, -3.5j])], lambda x: R.Real(input=x, Tout=tf.float64))
case("imag", [tf.constant([1 + 2j, -3.5j])], lambda x: R.Imag(input=x, Tout=tf.float64))
case("conj", [tf.constant([1 + 2j, -3.5j])], lambda x: R.Conj(input=x))
case("angle", [tf.constant([1 + 2j, -3.5j])], lambda x: R.Angle(input=x, Tout=tf.float64), ulps=1)
case("complex_abs", [tf.constant([3 + 4j, -3.5j])], lambda x: R.ComplexAbs(x=x, Tout=tf.float64))
case("complex", [f32([1.0, 2.0]), f32([3.0, -4.0])], lambda x, y: R.Complex(real=x, imag=y))

# -- casts -----------------------------------------------------------------------------------------------------------
for s in REALS + COMPLEX + [tf.bool]:
    for d in REALS + COMPLEX + [tf.bool]:
        x = tf.cast(tf.constant([0.0, 1.0, 2.7, 100.4, 3.0]), s)
        case("cast", [x], lambda v: R.Cast(x=v, DstT=d), [d, False])
for d in REALS[4:]:
    case("cast", [f32([nan, inf, -inf, 1e20, -1e20, -1.5, 3e9, 300.7])], lambda v: R.Cast(x=v, DstT=d), [d, False])
    case("cast", [i64([-1, 2**40 + 5, 300])], lambda v: R.Cast(x=v, DstT=d), [d, False])
case("cast", [f32([1.00390625, 1.01171875, 65520.0, 1e-7])], lambda v: R.Cast(x=v, DstT=tf.float16), [tf.float16, False])
case("cast", [f32([1.00390625, 1.01171875])], lambda v: R.Cast(x=v, DstT=tf.bfloat16), [tf.bfloat16, False])
case("bitcast", [f32([1.0, -2.0])], lambda x: R.Bitcast(input=x, type=tf.int32), [tf.int32])
case("bitcast", [tf.constant([[1, 2, 3, 4]], tf.uint8)], lambda x: R.Bitcast(input=x, type=tf.int32), [tf.int32])
case("bitcast", [i64([2**33 + 1])], lambda x: R.Bitcast(input=x, type=tf.int32), [tf.int32])

# -- reductions -------------------------------------------------------------------------------------------------------
reductions = {"sum": "Sum", "mean": "Mean", "max": "Max", "min": "Min", "prod": "Prod", "euclidean_norm": "EuclideanNorm"}
def rawreduce(name, axis, keep, rank):
    axes = list(range(rank)) if axis is None else axis
    return lambda x: getattr(R, name)(input=x, axis=tf.constant(axes, tf.int32), keep_dims=keep)


for op, name in reductions.items():
    for t in REALS + COMPLEX:
        x = tf.cast(tf.constant([[7, 2, 5], [1, 4, 3]]), t)
        if attempt(lambda: rawreduce(name, [1], False, 2)(x)):
            case(op, [x], rawreduce(name, [1], False, 2), [[1], False], ulps=1 if op == "euclidean_norm" else 0)
    x = f32(rng.rand(2, 3, 4))
    for axis in (None, [0], [1], [2], [0, 2], [1, 2], [0, 1], [-1], []):
        for keep in (False, True):
            case(op, [x], rawreduce(name, axis, keep, 3), [axis, keep], ulps=2 if op in ("prod", "euclidean_norm") else 1 if axis == [1] else 0)
    for shape in ((7,), (33,), (1000,), (5, 37), (3, 100), (37, 8), (10, 16), (100, 3), (18, 8)) + (((9000,),) if op == "sum" else ()):
        for axis in (None, [0], [-1])[:3 if len(shape) > 1 else 1]:
            for t in (tf.float32, tf.float64) if np.prod(shape) < 500 else (tf.float32,):
                x = tf.constant(rng.rand(*shape) * 0.02 + 0.99, t)
                case(op, [x], rawreduce(name, axis, False, len(shape)), [axis, False], ulps=80 if op == "prod" else 4 if op == "euclidean_norm" else 0 if t == tf.float32 else 2)
    for shape in ((0,), (2, 0), (0, 3)):
        case(op, [f32(np.zeros(shape))], rawreduce(name, [len(shape) - 1], False, len(shape)), [[len(shape) - 1], False])
    case(op, [f32([1.0, nan, 3.0])], rawreduce(name, None, False, 1), [None, False])
case("mean", [i32([1, 2, 4])], rawreduce("Mean", None, False, 1), [None, False])
case("mean", [i32([-1, -2, -4])], rawreduce("Mean", None, False, 1), [None, False])
case("max", [f32([[nan, 1.0], [2.0, inf]])], rawreduce("Max", [0], False, 2), [[0], False])
for op, name in {"all": "All", "any": "Any"}.items():
    for axis in (None, [0], [1]):
        case(op, [tf.constant([[True, False], [True, True]])], rawreduce(name, axis, False, 2), [axis, False])
for op, name in {"arg_max": "ArgMax", "arg_min": "ArgMin"}.items():
    for t in REALS:
        case(op, [tf.cast(tf.constant([[1, 5, 5], [7, 2, 2]]), t)], lambda x: getattr(R, name)(input=x, dimension=1), [1, tf.int64])
    case(op, [f32(rng.rand(3, 4, 2))], lambda x: getattr(R, name)(input=x, dimension=1, output_type=tf.int32), [1, tf.int32])
    case(op, [f32([1.0, 2.0])], lambda x: getattr(R, name)(input=x, dimension=3), [3, tf.int64])
for op, name in {"cumsum": "Cumsum", "cumprod": "Cumprod"}.items():
    for e in (False, True):
        for r in (False, True):
            for t in (tf.float32, tf.int32, tf.float64, tf.complex64):
                case(op, [tf.cast(tf.constant([[1, 2, 3], [4, 5, 6]]), t)], lambda x: getattr(R, name)(x=x, axis=1, exclusive=e, reverse=r), [1, e, r])
    case(op, [f32(rng.rand(3, 4))], lambda x: getattr(R, name)(x=x, axis=0), [0, False, False], ulps=1)
for e in (False, True):
    case("cumulative_logsumexp", [f32([1.0, 2.0, -3.0])], lambda x: R.CumulativeLogsumexp(x=x, axis=0, exclusive=e), [0, e, False], ulps=4)

# -- shapes ------------------------------------------------------------------------------------------------------------
x23 = f32([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
for s in ([3, 2], [-1], [6, -1], [2, -1, 3], [5], [4, -1], [-1, -1], [-2, 3]):
    case("reshape", [x23, i32(s)], lambda x, y: R.Reshape(tensor=x, shape=y))
case("reshape", [f32([]), i32([-1, 0])], lambda x, y: R.Reshape(tensor=x, shape=y))
case("reshape", [f32([]), i32([0, 3])], lambda x, y: R.Reshape(tensor=x, shape=y))
for a in (0, 1, 2, -1, -3, 3):
    case("expand_dims", [x23], lambda x: R.ExpandDims(input=x, axis=a), [a])
one = f32(np.ones((1, 2, 1)))
for a in ([], [0], [-1], [0, 2], [1], [5]):
    case("squeeze", [one], lambda x: R.Squeeze(input=x, axis=a), [a])
for p in ([1, 0], [0, 1]):
    case("transpose", [x23], lambda x: R.Transpose(x=x, perm=p), [p])
for p in ([2, 0, 1], [0, 2, 1], [2, 1, 0], [1, 0, 2]):
    for t in (tf.float32, tf.int8, tf.float64, tf.complex128, tf.float16):
        case("transpose", [tf.cast(tf.reshape(tf.range(24), [2, 3, 4]), t)], lambda x: R.Transpose(x=x, perm=p), [p])
case("transpose", [tf.constant([["a", "b"], ["c", "d"]])], lambda x: R.Transpose(x=x, perm=[1, 0]), [[1, 0]])
for a in (0, 1, -1):
    case("concat", [x23, x23 * 2.0], lambda x, y: R.ConcatV2(values=[x, y], axis=a), [a])
    case("stack", [x23, x23 * 2.0], lambda x, y: R.Pack(values=[x, y], axis=a), [a])
    case("unstack", [x23], lambda x: R.Unpack(value=x, num=[2, 3, 3][a], axis=a), [[2, 3, 3][a], a])
case("concat", [x23, f32([[1.0, 2.0]])], lambda x, y: R.ConcatV2(values=[x, y], axis=0), [0])
case("concat", [x23, f32([1.0, 2.0])], lambda x, y: R.ConcatV2(values=[x, y], axis=0), [0])
case("concat", [x23, x23], lambda x, y: R.ConcatV2(values=[x, y], axis=3), [3])
case("concat", [tf.constant(["a"]), tf.constant(["b", "c"])], lambda x, y: R.ConcatV2(values=[x, y], axis=0), [0])
case("stack", [x23, f32([1.0])], lambda x, y: R.Pack(values=[x, y], axis=0), [0])
case("stack", [f32(1.0), f32(2.0), f32(3.0)], lambda *v: R.Pack(values=v, axis=0), [0])
for a, n in ((1, 3), (0, 2), (-1, 1)):
    case("split", [x23], lambda x: R.Split(axis=a, value=x, num_split=n), [a, n])
case("split_v", [tf.range(6)], lambda x: R.SplitV(value=x, size_splits=[1, 2, -1], axis=0, num_split=3), [0, [1, 2, -1]])
case("split_v", [x23], lambda x: R.SplitV(value=x, size_splits=[1, 2], axis=1, num_split=2), [1, [1, 2]])
case("tile", [x23, i32([2, 2])], lambda x, m: R.Tile(input=x, multiples=m))
case("tile", [x23, i32([2])], lambda x, m: R.Tile(input=x, multiples=m))
case("tile", [x23, i32([0, 1])], lambda x, m: R.Tile(input=x, multiples=m))
for s in ([2, 2, 3], [2, 3], [4, 2, 3], [2], [2, 4]):
    case("broadcast_to", [x23, i32(s)], lambda x, y: R.BroadcastTo(input=x, shape=y))
case("broadcast_to", [f32([[1.0], [2.0]]), i32([2, 3])], lambda x, y: R.BroadcastTo(input=x, shape=y))
case("broadcast_to", [tf.constant("s"), i32([2])], lambda x, y: R.BroadcastTo(input=x, shape=y))
case("fill", [i32([2, 3]), f32(1.5)], lambda s, v: R.Fill(dims=s, value=v))
case("fill", [i32([2, -3]), f32(1.5)], lambda s, v: R.Fill(dims=s, value=v))
case("fill", [i32([2]), tf.constant("ab")], lambda s, v: R.Fill(dims=s, value=v))
for t in (tf.int32, tf.int64, tf.float32, tf.float64):
    for s, l, d in ((0, 5, 1), (2, 11, 3), (5, 0, -2), (0, 0, 1), (5, 1, 1), (1, 5, -1), (0, 3, 0)):
        case("range", [tf.cast(s, t), tf.cast(l, t), tf.cast(d, t)], lambda a, b, c: R.Range(start=a, limit=b, delta=c))
case("range", [f32(0.0), f32(1.0), f32(0.1)], lambda a, b, c: R.Range(start=a, limit=b, delta=c))
case("range", [tf.constant(0.0, tf.float64), tf.constant(2.0, tf.float64), tf.constant(0.3, tf.float64)], lambda a, b, c: R.Range(start=a, limit=b, delta=c))
case("linspace", [f32(0.0), f32(1.0), i32(7)], lambda a, b, n: R.LinSpace(start=a, stop=b, num=n))
case("linspace", [f32(3.0), f32(1.0), i32(1)], lambda a, b, n: R.LinSpace(start=a, stop=b, num=n))
case("shape", [x23], lambda x: R.Shape(input=x), [tf.int32])
case("shape", [f32(1.0)], lambda x: R.Shape(input=x, out_type=tf.int64), [tf.int64])
case("size", [x23], lambda x: R.Size(input=x), [tf.int32])
case("rank", [x23], lambda x: R.Rank(input=x))
case("identity", [x23], lambda x: R.Identity(input=x))
for a, b in (([2, 3], [3]), ([2, 1], [1, 3]), ([1], [1]), ([2, 3], [2, 3]), ([], [2]), ([2, 1, 3], [3]), ([2], [3])):
    case("broadcast_gradient_args", [tf.constant(a, tf.int32), tf.constant(b, tf.int32)], lambda x, y: R.BroadcastGradientArgs(s0=x, s1=y))
for a in (-1, 0, 1):
    case("one_hot", [i32([[0, 2], [-1, 5]]), i32(3), f32(1.0), f32(0.0)], lambda i, d, x, y: R.OneHot(indices=i, depth=d, on_value=x, off_value=y, axis=a), [a])

# -- indexing ------------------------------------------------------------------------------------------------------------
x34 = tf.reshape(tf.range(12), [3, 4])
for b, s in (([0, 1], [2, 2]), ([1, 0], [-1, 3]), ([0, 0], [4, 1]), ([3, 0], [0, 4]), ([-1, 0], [1, 1])):
    case("slice", [x34, i32(b), i32(s)], lambda x, y, z: R.Slice(input=x, begin=y, size=z))
specs = [np.s_[0], np.s_[-1], np.s_[0:2], np.s_[::2], np.s_[::-1], np.s_[:, 1], np.s_[..., 1], np.s_[1:3, 1:4:2], np.s_[:, ::-2], np.s_[None], np.s_[:, None, 2],
         np.s_[5:], np.s_[-10:10], np.s_[2:0:-1], np.s_[1, 2], np.s_[..., None], np.s_[3], np.s_[0, 0, 0], np.s_[-4], np.s_[1:1]]
def sliced(spec):
    spec = spec if isinstance(spec, tuple) else (spec,)
    b, e, s, bm, em, el, na, sh = [], [], [], 0, 0, 0, 0, 0
    for i, k in enumerate(spec):
        if k is None:
            na |= 1 << i; b.append(0); e.append(0); s.append(1)
        elif k is Ellipsis:
            el |= 1 << i; b.append(0); e.append(0); s.append(1)
        elif isinstance(k, slice):
            b.append(k.start or 0); e.append(k.stop or 0); s.append(k.step or 1)
            bm |= (k.start is None) << i; em |= (k.stop is None) << i
        else:
            b.append(k); e.append(k + 1); s.append(1); sh |= 1 << i
    return i32(b), i32(e), i32(s), [bm, em, el, na, sh]


for spec in specs:
    b, e, s, m = sliced(spec)
    f = lambda x, p, q, r: R.StridedSlice(input=x, begin=p, end=q, strides=r, begin_mask=m[0], end_mask=m[1], ellipsis_mask=m[2], new_axis_mask=m[3], shrink_axis_mask=m[4])
    case("strided_slice", [x34, b, e, s], f, m)
    case("strided_slice", [tf.reshape(tf.range(24.0), [2, 3, 4]), b, e, s], f, m)
    try:
        dy = tf.cast(f(x34, b, e, s), tf.float32) + 1.0
    except tf.errors.InvalidArgumentError:
        continue
    case("strided_slice_grad", [i32([3, 4]), b, e, s, dy], lambda h, p, q, r, g: R.StridedSliceGrad(
        shape=h, begin=p, end=q, strides=r, dy=g, begin_mask=m[0], end_mask=m[1], ellipsis_mask=m[2], new_axis_mask=m[3], shrink_axis_mask=m[4]), m)
for a in ([0], [1], [0, 1], [-1], []):
    case("reverse", [x34], lambda x: R.ReverseV2(tensor=x, axis=tf.constant(a, tf.int32)), [a])
for s, a in (([1], [0]), ([-1], [1]), ([2, 1], [0, 1]), ([5], [1])):
    case("roll", [x34], lambda x: R.Roll(input=x, shift=s, axis=a), [s, a])
case("pad", [x34, i32([[1, 0], [0, 2]]), i32(9)], lambda x, p, v: R.PadV2(input=x, paddings=p, constant_values=v))
case("pad", [x34, i32([[1, 0]]), i32(9)], lambda x, p, v: R.PadV2(input=x, paddings=p, constant_values=v))
for mode in ("REFLECT", "SYMMETRIC"):
    case("mirror_pad", [x34, i32([[1, 2], [2, 1]])], lambda x, p: R.MirrorPad(input=x, paddings=p, mode=mode), [mode])
    case("mirror_pad", [x34, i32([[3, 0], [4, 0]])], lambda x, p: R.MirrorPad(input=x, paddings=p, mode=mode), [mode])
    case("mirror_pad", [x34, i32([[4, 0], [0, 0]])], lambda x, p: R.MirrorPad(input=x, paddings=p, mode=mode), [mode])
for a in (0, 1):
    case("gather", [x34, i32([[0, 2], [1, 1]])], lambda p, i: R.GatherV2(params=p, indices=i, axis=a), [a, 0])
case("gather", [x34, i32([0, 3])], lambda p, i: R.GatherV2(params=p, indices=i, axis=0), [0, 0])
case("gather", [x34, i32([[0, 3], [-1, 1]])], lambda p, i: R.GatherV2(params=p, indices=i, axis=1), [1, 0])
case("gather", [x34, i32([[0, 3], [1, 1], [2, 2]])], lambda p, i: R.GatherV2(params=p, indices=i, axis=1, batch_dims=1), [1, 1])
case("gather", [tf.constant(["a", "b"]), i64([1, 0, 1])], lambda p, i: R.GatherV2(params=p, indices=i, axis=0), [0, 0])
for i in ([[0, 1], [2, 3]], [[1], [0]], [[[0, 0]], [[1, 1]]], [[0, 4]], [[3]]):
    case("gather_nd", [x34, i32(i)], lambda p, q: R.GatherNd(params=p, indices=q), [0])
case("where", [tf.constant([[True, False], [True, True]])], lambda c: R.Where(condition=c))
case("where", [f32([0.0, 2.0, nan])], lambda c: R.Where(condition=c))
select = lambda c, a, b: R.SelectV2(condition=c, t=a, e=b)
case("select", [tf.constant([True, False]), f32([1.0, 2.0]), f32([3.0, 4.0])], select)
case("select", [tf.constant([[True], [False]]), f32([1.0, 2.0]), f32(9.0)], select)
case("select", [tf.constant(True), tf.constant(["a", "b"]), tf.constant("c")], select)
case("select", [tf.constant([True, False, True]), f32([1.0, 2.0]), f32(1.0)], select)
case("scatter_nd", [i32([[0], [2], [0]]), f32([1.0, 2.0, 3.0]), i32([4])], lambda i, u, s: R.ScatterNd(indices=i, updates=u, shape=s))
case("scatter_nd", [i32([[1], [0]]), f32([[1.0, 2.0], [3.0, 4.0]]), i32([3, 2])], lambda i, u, s: R.ScatterNd(indices=i, updates=u, shape=s))
for op, name in {"tensor_scatter_update": "TensorScatterUpdate", "tensor_scatter_add": "TensorScatterAdd", "tensor_scatter_sub": "TensorScatterSub",
                 "tensor_scatter_max": "TensorScatterMax", "tensor_scatter_min": "TensorScatterMin"}.items():
    f = lambda t, i, u: getattr(R, name)(tensor=t, indices=i, updates=u)
    case(op, [f32([1.0, 2.0, 3.0]), i32([[0], [2]]), f32([5.0, -5.0])], f)
    case(op, [x34, i32([[1]]), i32([[9, 8, -7, 6]])], f)
case("top_k", [f32([[1.0, 5.0, 3.0, 5.0], [4.0, 0.0, 9.0, 2.0]]), i32(3)], lambda x, k: R.TopKV2(input=x, k=k), [True])
case("top_k", [f32([1.0, 2.0]), i32(3)], lambda x, k: R.TopKV2(input=x, k=k), [True])
case("unique", [i32([3, 1, 3, 2, 1])], lambda x: R.Unique(x=x), [tf.int32])
case("unique_with_counts", [tf.constant(["a", "b", "a"])], lambda x: R.UniqueWithCounts(x=x), [tf.int32])
case("lower_bound", [f32([[1.0, 2.0, 2.0, 5.0]]), f32([[2.0, 0.0, 9.0]])], lambda x, y: R.LowerBound(sorted_inputs=x, values=y), [tf.int32])
case("upper_bound", [f32([[1.0, 2.0, 2.0, 5.0]]), f32([[2.0, 0.0, 9.0]])], lambda x, y: R.UpperBound(sorted_inputs=x, values=y), [tf.int32])
case("invert_permutation", [i32([2, 0, 1])], lambda x: R.InvertPermutation(x=x))
for op, name in {"segment_sum": "SegmentSum", "segment_mean": "SegmentMean", "segment_prod": "SegmentProd", "segment_max": "SegmentMax", "segment_min": "SegmentMin"}.items():
    for t in (tf.float32, tf.int32):
        case(op, [tf.cast(tf.constant([[1, 2], [3, 4], [5, 7]]), t), i32([0, 0, 2])], lambda x, i: getattr(R, name)(data=x, segment_ids=i))
for op, name in {"unsorted_segment_sum": "UnsortedSegmentSum", "unsorted_segment_prod": "UnsortedSegmentProd", "unsorted_segment_max": "UnsortedSegmentMax",
                 "unsorted_segment_min": "UnsortedSegmentMin"}.items():
    for t in (tf.float32, tf.int32):
        case(op, [tf.cast(tf.constant([[1, 2], [3, 4], [5, 7]]), t), i32([2, 0, 2]), i32(4)], lambda x, i, n: getattr(R, name)(data=x, segment_ids=i, num_segments=n))
    case(op, [f32([1.0, 2.0]), i32([-1, 5]), i32(3)], lambda x, i, n: getattr(R, name)(data=x, segment_ids=i, num_segments=n))
case("bincount", [i32([1, 2, 1, 7]), i32(5), tf.constant([], tf.int32)], lambda x, n, w: R.DenseBincount(input=x, size=n, weights=w), [False])
case("bincount", [i32([[1, 2], [1, 0]]), i32(3), f32([[1.0, 2.0], [3.0, 4.0]])], lambda x, n, w: R.DenseBincount(input=x, size=n, weights=w), [False])

# -- products, networks ---------------------------------------------------------------------------------------------------
for t in (tf.float32, tf.float64, tf.int32, tf.complex64, tf.float16, tf.bfloat16):
    a, b = tf.cast(tf.constant([[1, 2, 3], [4, 5, 6]]), t), tf.cast(tf.constant([[1, 2], [3, 4], [5, 6]]), t)
    case("matmul", [a, b], lambda x, y: R.MatMul(a=x, b=y), [False, False])
    case("matmul", [b, b], lambda x, y: R.MatMul(a=x, b=y, transpose_a=True), [True, False])
    case("matmul", [a, a], lambda x, y: R.MatMul(a=x, b=y, transpose_b=True), [False, True])
    case("matmul", [b, a], lambda x, y: R.MatMul(a=x, b=y, transpose_a=True, transpose_b=True), [True, True])
case("matmul", [f32(rng.rand(40, 50)), f32(rng.rand(50, 30))], lambda x, y: R.MatMul(a=x, b=y), [False, False], ulps=20)
for n in (1, 2, 5, 9, 33):
    case("matmul", [f32(rng.rand(n, 9)), f32(rng.rand(9, 1))], lambda x, y: R.MatMul(a=x, b=y), [False, False], ulps=4)
    case("matmul", [f32(rng.rand(1, 9)), f32(rng.rand(9, n))], lambda x, y: R.MatMul(a=x, b=y), [False, False], ulps=4)
case("matmul", [x23, x23], lambda x, y: R.MatMul(a=x, b=y), [False, False])
case("matmul", [x23, f32([1.0, 2.0])], lambda x, y: R.MatMul(a=x, b=y), [False, False])
case("matmul", [f32(np.zeros((2, 0))), f32(np.zeros((0, 3)))], lambda x, y: R.MatMul(a=x, b=y), [False, False])
case("batch_matmul", [f32(rng.rand(2, 3, 4)), f32(rng.rand(2, 4, 5))], lambda x, y: R.BatchMatMulV2(x=x, y=y), [False, False], ulps=4)
case("batch_matmul", [f32(rng.rand(2, 1, 3, 4)), f32(rng.rand(3, 5, 4))], lambda x, y: R.BatchMatMulV2(x=x, y=y, adj_y=True), [False, True], ulps=4)
case("batch_matmul", [tf.constant([[[1 + 2j, 3 - 1j]]]), tf.constant([[[1 + 1j, 2j]]])], lambda x, y: R.BatchMatMulV2(x=x, y=y, adj_x=True), [True, False])
for t in FLOATS:
    x = tf.constant([[1.0, 2.0, 3.0], [-1.0, 5.0, 5.0]], t)
    case("softmax", [x], lambda v: R.Softmax(logits=v), ulps=2)
    case("log_softmax", [x], lambda v: R.LogSoftmax(logits=v), ulps=4)
    case("l2_loss", [x], lambda v: R.L2Loss(t=v), ulps=1)
    if t in (tf.float32, tf.float64):
        case("softmax_cross_entropy_with_logits", [x, tf.constant([[0.0, 1.0, 0.0], [0.25, 0.25, 0.5]], t)],
             lambda a, b: R.SoftmaxCrossEntropyWithLogits(features=a, labels=b), ulps=8)
        case("sparse_softmax_cross_entropy_with_logits", [x, i32([2, 0])], lambda a, b: R.SparseSoftmaxCrossEntropyWithLogits(features=a, labels=b), ulps=8)
case("sparse_softmax_cross_entropy_with_logits", [x23, i32([2, 3])], lambda a, b: R.SparseSoftmaxCrossEntropyWithLogits(features=a, labels=b))
case("add_n", [x23, x23, x23], lambda *v: R.AddN(inputs=v))
case("add_n", [x23, f32([1.0])], lambda *v: R.AddN(inputs=v))
case("bias_add", [x23, f32([1.0, 2.0, 3.0])], lambda x, b: R.BiasAdd(value=x, bias=b), ["NHWC"])
case("bias_add", [x23, f32([1.0, 2.0])], lambda x, b: R.BiasAdd(value=x, bias=b), ["NHWC"])
case("bias_add_grad", [x23], lambda x: R.BiasAddGrad(out_backprop=x), ["NHWC"])
case("clip_by_value", [x23, f32(2.0), f32(5.0)], lambda x, a, b: R.ClipByValue(t=x, clip_value_min=a, clip_value_max=b))
case("in_top_k", [x23, i32([1, 0]), i32(2)], lambda p, t, k: R.InTopKV2(predictions=p, targets=t, k=k))

# -- random ------------------------------------------------------------------------------------------------------------------
def stateless(name, dtype):
    def f(shape, seed):
        key, counter = R.StatelessRandomGetKeyCounter(seed=seed)
        return getattr(R, name)(shape=shape, key=key, counter=counter, alg=1, dtype=dtype)
    return f


for t in FLOATS:
    for op, name in {"stateless_random_uniform": "StatelessRandomUniformV2", "stateless_random_normal": "StatelessRandomNormalV2",
                     "stateless_truncated_normal": "StatelessTruncatedNormalV2"}.items():
        case(op, [i32([2, 7]), i32([3, -4])], stateless(name, t), [t], ulps=8)
for t in (tf.int32, tf.int64, tf.uint32, tf.uint64):
    case("stateless_random_uniform_full_int", [i32([5]), i32([3, 4])], stateless("StatelessRandomUniformFullIntV2", t), [t])


def stateless_int(shape, seed, lo, hi):
    key, counter = R.StatelessRandomGetKeyCounter(seed=seed)
    return R.StatelessRandomUniformIntV2(shape=shape, key=key, counter=counter, alg=1, minval=lo, maxval=hi)


for t in (tf.int32, tf.int64):
    case("stateless_random_uniform_int", [i32([5]), i64([3, 2**40]), tf.constant(-10, t), tf.constant(1000, t)], stateless_int)
    case("stateless_random_uniform_int", [i32([5]), i64([3, 4]), tf.constant(5, t), tf.constant(5, t)], stateless_int)
case("stateless_multinomial", [tf.math.log([[0.5, 0.2, 0.3], [0.1, 0.1, 0.8]]), i32(9), i32([1, 2])], lambda l, n, s: R.StatelessMultinomial(logits=l, num_samples=n, seed=s), [tf.int64])
case("stateless_shuffle", [tf.range(9), i32([1, 2])], lambda x, s: tf.random.experimental.stateless_shuffle(x, s))
for t in FLOATS:
    for op, name in {"random_uniform": "RandomUniform", "random_standard_normal": "RandomStandardNormal", "truncated_normal": "TruncatedNormal"}.items():
        case(op, [i32([6])], lambda s: getattr(R, name)(shape=s, dtype=t, seed=12, seed2=34), [t, 12, 34], ulps=8)
        case(op, [i32([6])], lambda s: getattr(R, name)(shape=s, dtype=t, seed=12, seed2=34), [t, 12, 34], ulps=8)
case("random_uniform_int", [i32([6]), i32(0), i32(10)], lambda s, a, b: R.RandomUniformInt(shape=s, minval=a, maxval=b, seed=1, seed2=2), [1, 2])
case("random_shuffle", [tf.range(10)], lambda x: R.RandomShuffle(value=x, seed=1, seed2=2), [1, 2])
case("random_shuffle", [tf.reshape(tf.range(10), [5, 2])], lambda x: R.RandomShuffle(value=x, seed=3, seed2=2), [3, 2])
case("multinomial", [tf.math.log([[0.5, 0.2, 0.3]]), i32(9)], lambda l, n: R.Multinomial(logits=l, num_samples=n, seed=5, seed2=6), [5, 6, tf.int64])

exec(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "make_kernel_cases_more.py")).read()) if os.path.exists(
    os.path.join(os.path.dirname(os.path.abspath(__file__)), "make_kernel_cases_more.py")) else None

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "kernel_cases.txt"), "w") as f:
    f.write("# tf %s: made by make_kernel_cases.py\n" % tf.__version__ + "\n".join(lines) + "\n")
print(count, "cases")
