# tf.debugging and tf.Assert. In eager mode a failing check raises at once; in a graph it becomes an assert operation.


#: tf.debugging.Assert, tf.Assert
def Assert(condition, data, summarize=None, name=None):
    if _weft.is_symbolic(condition):
        return _weft.assert_op(condition, [tf.convert_to_tensor(d) for d in data], 3 if summarize is None else summarize)
    if not bool(condition):
        xs = [tf.convert_to_tensor(d) for d in data]
        texts = [summary(x, limit_of(summarize)) for x in xs]
        raise tf.errors.InvalidArgumentError(None, None, "Expected '" + str(condition) + "' to be true. Summarized data: " +
                                             "\n".join(texts))
    return None


def summary(x, limit):
    """The first elements, as Assert shows them: b'text', or numbers with commas."""
    values = tf.reshape(x, [-1])[:limit].numpy()
    if x.dtype == tf.string:
        return ", ".join([repr(v) for v in values])
    return ", ".join([str(v) for v in values])


def limit_of(summarize):
    return 3 if summarize is None else 1000000000 if summarize < 0 else summarize


def start_of(message):
    return "" if message is None else message + ".  "


def shown(x):
    """How messages name a tensor: eager ones have no name."""
    return "shape=" + str(x.shape) + " dtype=" + x.dtype.name if tf.executing_eagerly() else x.name


def graph_check(condition, data, summarize):
    static = tf.get_static_value(condition)
    if static is not None and bool(static.all() if hasattr(static, "all") else static):
        return None
    return _weft.assert_op(tf.reduce_all(condition), [tf.convert_to_tensor(d) for d in data], 3 if summarize is None else summarize)


def check_pair(condition, x, y, message, sign, summarize):
    """The body of assert_equal, assert_less, ..."""
    if not tf.executing_eagerly():
        data = [message or "", "Condition x " + sign + " y did not hold element-wise:", "x (" + shown(x) + ") = ", x, "y (" + shown(y) +
                ") = ", y]
        return graph_check(condition, data, summarize)
    if bool(tf.reduce_all(condition)):
        return None
    limit = limit_of(summarize)
    lines = [] if message is None else [message]
    lines.append("Condition x " + sign + " y did not hold.")
    if x.shape.ndims == y.shape.ndims and x.shape.ndims > 0 and x.shape == y.shape:
        wrong = tf.where(tf.logical_not(condition))
        bad = tf.logical_not(condition)
        lines.append("Indices of first " + str(min(limit, wrong.shape[0])) + " different values:")
        lines.append(str(wrong[:limit].numpy()))
        lines.append("Corresponding x values:")
        lines.append(str(tf.boolean_mask(x, bad)[:limit].numpy()))
        lines.append("Corresponding y values:")
        lines.append(str(tf.boolean_mask(y, bad)[:limit].numpy()))
    x = tf.reshape(x, [-1])
    y = tf.reshape(y, [-1])
    lines += ["First " + str(min(x.shape[0], limit)) + " elements of x:", str(x[:limit].numpy()),
              "First " + str(min(y.shape[0], limit)) + " elements of y:", str(y[:limit].numpy())]
    raise tf.errors.InvalidArgumentError(None, None, "\n".join(lines))


def both(x, y):
    x = tf.convert_to_tensor(x)
    y = tf.convert_to_tensor(y, dtype=x.dtype) if not tf.is_tensor(y) else tf.convert_to_tensor(y)
    return x, y


#: tf.debugging.assert_equal, tf.assert_equal
def assert_equal(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(tf.equal(x, y), x, y, message, "==", summarize)


#: tf.debugging.assert_none_equal
def assert_none_equal(x, y, summarize=None, message=None, name=None):
    x, y = both(x, y)
    return check_pair(tf.not_equal(x, y), x, y, message, "!=", summarize)


#: tf.debugging.assert_less, tf.assert_less
def assert_less(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(x < y, x, y, message, "<", summarize)


#: tf.debugging.assert_less_equal
def assert_less_equal(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(x <= y, x, y, message, "<=", summarize)


#: tf.debugging.assert_greater, tf.assert_greater
def assert_greater(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(x > y, x, y, message, ">", summarize)


#: tf.debugging.assert_greater_equal
def assert_greater_equal(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(x >= y, x, y, message, ">=", summarize)


def check_sign(x, relation, sign, message, summarize, newline=True):
    x = tf.convert_to_tensor(x)
    condition = relation(x, tf.zeros([], x.dtype))
    head = start_of(message) + "\nCondition x " + sign + " 0 did not hold element-wise:"
    if not tf.executing_eagerly():
        return graph_check(condition, [head, "x (" + shown(x) + ") = ", x], summarize)
    if bool(tf.reduce_all(condition)):
        return None
    values = [str(v) for v in tf.reshape(x, [-1])[:limit_of(summarize)].numpy()]
    raise tf.errors.InvalidArgumentError(None, None, head + ("\n" if newline else "") + "x (" + shown(x) + ") = \n" + str(values))


#: tf.debugging.assert_positive
def assert_positive(x, message=None, summarize=None, name=None):
    return check_sign(x, lambda a, b: a > b, ">", message, summarize)


#: tf.debugging.assert_negative
def assert_negative(x, message=None, summarize=None, name=None):
    return check_sign(x, lambda a, b: a < b, "<", message, summarize)


#: tf.debugging.assert_non_negative
def assert_non_negative(x, message=None, summarize=None, name=None):
    return check_sign(x, lambda a, b: a >= b, ">=", message, summarize)


#: tf.debugging.assert_non_positive
def assert_non_positive(x, message=None, summarize=None, name=None):
    return check_sign(x, lambda a, b: a <= b, "<=", message, summarize, newline=False)


#: tf.debugging.assert_near
def assert_near(x, y, rtol=None, atol=None, message=None, summarize=None, name=None):
    x, y = both(x, y)
    epsilon = {"float16": 2.0 ** -10, "bfloat16": 2.0 ** -7, "float32": 2.0 ** -23, "float64": 2.0 ** -52}[x.dtype.name]
    rtol = tf.convert_to_tensor(10 * epsilon if rtol is None else rtol, dtype=x.dtype)
    atol = tf.convert_to_tensor(10 * epsilon if atol is None else atol, dtype=x.dtype)
    near = tf.abs(x - y) < atol + rtol * tf.abs(y)
    if tf.executing_eagerly():
        near = tf.reduce_all(near)
    data = [message or "", "x and y not equal to tolerance rtol = " + str(rtol) + ", atol = " + str(atol), "x (" + shown(x) + ") = ", x,
            "y (" + shown(y) + ") = ", y]
    if not tf.executing_eagerly():
        return graph_check(near, data, summarize)
    return Assert(near, data, summarize)


def check_rank(x, fits, words, message):
    x = tf.convert_to_tensor(x)
    if x.shape.ndims is not None and not fits(x.shape.ndims):
        name = "" if tf.executing_eagerly() else x.name
        raise ValueError(start_of(message) + "Tensor " + name + " must have rank " + words + ".  Received rank " + str(x.shape.ndims) +
                         ", shape " + str(x.shape))
    return None


#: tf.debugging.assert_rank, tf.assert_rank
def assert_rank(x, rank, message=None, name=None):
    return check_rank(x, lambda r: r == rank, str(rank), message)


#: tf.debugging.assert_rank_at_least
def assert_rank_at_least(x, rank, message=None, name=None):
    return check_rank(x, lambda r: r >= rank, "at least " + str(rank), message)


#: tf.debugging.assert_rank_in
def assert_rank_in(x, ranks, message=None, name=None):
    return check_rank(x, lambda r: r in ranks, "in " + str(tuple(ranks)), message)


#: tf.debugging.assert_type
def assert_type(tensor, tf_type, message=None, name=None):
    tf_type = tf.as_dtype(tf_type)
    tensor = tf.convert_to_tensor(tensor)
    if tensor.dtype != tf_type:
        raise TypeError(start_of(message) + "tensor must be of type " + repr(tf_type) + "; got " + repr(tensor.dtype))
    return None


#: tf.debugging.assert_integer
def assert_integer(x, message=None, name=None):
    x = tf.convert_to_tensor(x)
    if not x.dtype.is_integer:
        raise TypeError(start_of(message) + "Expected \"x\" to be integer type.  Found: tensor of dtype " + str(x.dtype))
    return None


#: tf.debugging.assert_scalar
def assert_scalar(tensor, message=None, name=None):
    tensor = tf.convert_to_tensor(tensor)
    if tensor.shape.ndims is not None and tensor.shape.ndims != 0:
        raise ValueError((message or "") + "Expected scalar shape, saw shape: " + str(tensor.shape) + ".")
    return tensor


#: tf.debugging.assert_all_finite
def assert_all_finite(x, message, name=None):
    return check_numerics(x, message)


#: tf.debugging.check_numerics
def check_numerics(tensor, message, name=None):
    tensor = tf.convert_to_tensor(tensor)
    finite = tf.reduce_all(tf.math.is_finite(tensor))
    if _weft.is_symbolic(finite):
        _weft.assert_op(finite, [tf.convert_to_tensor(str(message) + " : Tensor had Inf or NaN values")], 3)
        return tf.identity(tensor)
    if not bool(finite):
        nan = bool(tf.reduce_any(tf.math.is_nan(tensor)))
        inf = bool(tf.reduce_any(tf.math.is_inf(tensor)))
        what = "Inf and NaN" if nan and inf else "NaN" if nan else "Inf"
        place = "{{function_node __wrapped__CheckNumerics_device_/job:localhost/replica:0/task:0/device:CPU:0}} "
        raise tf.errors.InvalidArgumentError(None, None, place + str(message) + " : Tensor had " + what + " values [Op:CheckNumerics] name: ")
    return tf.identity(tensor)


#: tf.debugging.assert_shapes
def assert_shapes(shapes, data=None, summarize=None, message=None, name=None):
    items = shapes.items() if isinstance(shapes, dict) else shapes
    known = {}
    start = start_of(message)
    for x, wanted in items:
        x = tf.convert_to_tensor(x)
        if wanted is None or isinstance(wanted, (str, int)):
            wanted = [wanted] if wanted is not None else []
        wanted = list(wanted)
        shape = x.shape.as_list()
        rank = len(shape)
        marker = None
        for i in range(len(wanted)):
            if wanted[i] is Ellipsis or wanted[i] == "...":
                marker = i
        if marker is not None:
            tail = wanted[marker + 1:]
            pairs = list(zip(range(marker), wanted[:marker])) + list(zip(range(rank - len(tail), rank), tail))
        else:
            if rank != len(wanted):
                name = "" if tf.executing_eagerly() else x.name
                raise ValueError(start + "Tensor " + name + " must have rank " + str(len(wanted)) + ".  Received rank " + str(rank) +
                                 ", shape " + str(x.shape))
            pairs = list(enumerate(wanted))
        for i, symbol in pairs:
            extent = shape[i]
            if extent is None or symbol is None or symbol == ".":
                continue
            if isinstance(symbol, int):
                expected, source = symbol, "explicitly"
            elif symbol in known:
                expected, source = known[symbol][0], "by tensor " + known[symbol][1] + " dimension " + str(known[symbol][2])
            else:
                known[symbol] = (extent, shown(x), i)
                continue
            if expected != extent:
                raise ValueError(start + "Specified " + source + ".  Tensor " + shown(x) + " dimension " + str(i) + " must have size " +
                                 str(expected) + ".  Received size " + str(extent) + ", shape " + str(x.shape))
    return None


#: tf.debugging.is_numeric_tensor
def is_numeric_tensor(tensor):
    return tf.is_tensor(tensor) and tensor.dtype not in (tf.string, tf.bool)


#: tf.debugging.enable_check_numerics
def enable_check_numerics(stack_height_limit=30, path_length_limit=50):
    return None


#: tf.debugging.set_log_device_placement
def set_log_device_placement(enabled):
    return None
