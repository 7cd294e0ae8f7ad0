# tf.debugging and tf.Assert. In eager mode a failing check raises at once; in a graph it becomes an assert operation.


#: tf.debugging.Assert, tf.Assert
def Assert(condition, data, summarize=None, name=None):
    if _weft.is_symbolic(condition):
        return _weft.assert_op(condition, [tf.convert_to_tensor(d) for d in data], 3 if summarize is None else summarize)
    if not bool(condition):
        xs = [tf.convert_to_tensor(d) for d in data]
        shown = [summary(x, 3 if summarize is None else summarize) for x in xs]
        raise tf.errors.InvalidArgumentError(None, None, "Expected '" + str(condition) + "' to be true. Summarized data: " +
                                             "\n".join(shown))
    return None


def summary(x, limit):
    if x.shape.num_elements() == 0:
        return str([])
    return str(tf.reshape(x, [-1])[:limit].numpy()) if x.shape.ndims != 0 else str(x.numpy())


def named(x, fallback):
    return fallback


def check_pair(condition, x, y, message, sign, words, summarize):
    """The body of assert_equal, assert_less, ...: words as `x == y did not hold element-wise`."""
    if not tf.executing_eagerly():
        static = tf.get_static_value(condition)
        if static is None:
            data = [message or "", "Condition x " + sign + " y did not hold element-wise:", "x (" + getattr(x, "name", "x") + ") = ", x,
                    "y (" + getattr(y, "name", "y") + ") = ", y]
            return _weft.assert_op(tf.reduce_all(condition), [tf.convert_to_tensor(d) for d in data], 3 if summarize is None else summarize)
        if bool(static.all()) if hasattr(static, "all") else bool(static):
            return None
        raise tf.errors.InvalidArgumentError(None, None, "\n".join([message or "", "Condition x " + sign + " y did not hold.",
                                                                     "First 3 elements of x:"]))
    if bool(tf.reduce_all(condition)):
        return None
    if summarize is None:
        summarize = 3
    elif summarize < 0:
        summarize = 1000000000
    lines = []
    x_flat = tf.reshape(x, [-1])
    y_flat = tf.reshape(y, [-1])
    x_text = str(x_flat[:summarize].numpy())
    y_text = str(y_flat[:summarize].numpy())
    if sign == "==":
        wrong = tf.where(tf.logical_not(condition))
        total = tf.size(condition)
        bad_x = tf.boolean_mask(tf.broadcast_to(x, tf.shape(condition)), tf.logical_not(condition)) if condition.shape.ndims else x_flat
        bad_y = tf.boolean_mask(tf.broadcast_to(y, tf.shape(condition)), tf.logical_not(condition)) if condition.shape.ndims else y_flat
        if condition.shape.ndims:
            lines.append("Indices of first %d different values:" % min(summarize, wrong.shape[0]))
            lines.append(str(wrong[:summarize].numpy()))
            lines.append("Corresponding x values:\n" + str(tf.reshape(bad_x, [-1])[:summarize].numpy()))
            lines.append("Corresponding y values:\n" + str(tf.reshape(bad_y, [-1])[:summarize].numpy()))
    head = [message or "", "Condition x " + sign + " y did not hold."]
    tail = ["First %d elements of x:" % min(x_flat.shape[0], summarize), x_text,
            "First %d elements of y:" % min(y_flat.shape[0], summarize), y_text]
    raise tf.errors.InvalidArgumentError(None, None, "\n".join(head + lines + tail))


def both(x, y):
    x = tf.convert_to_tensor(x)
    y = tf.convert_to_tensor(y, dtype=x.dtype) if not tf.is_tensor(y) else y
    return x, y


#: tf.debugging.assert_equal, tf.assert_equal
def assert_equal(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(tf.equal(x, y), x, y, message, "==", "", summarize)


#: tf.debugging.assert_none_equal
def assert_none_equal(x, y, summarize=None, message=None, name=None):
    x, y = both(x, y)
    return check_pair(tf.not_equal(x, y), x, y, message, "!=", "", summarize)


#: tf.debugging.assert_less, tf.assert_less
def assert_less(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(x < y, x, y, message, "<", "", summarize)


#: tf.debugging.assert_less_equal
def assert_less_equal(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(x <= y, x, y, message, "<=", "", summarize)


#: tf.debugging.assert_greater, tf.assert_greater
def assert_greater(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(x > y, x, y, message, ">", "", summarize)


#: tf.debugging.assert_greater_equal
def assert_greater_equal(x, y, message=None, summarize=None, name=None):
    x, y = both(x, y)
    return check_pair(x >= y, x, y, message, ">=", "", summarize)


def check_sign(condition, x, message, words, summarize):
    data = [message or "", words, "x (" + getattr_name(x) + ") = ", x]
    if not tf.executing_eagerly() and tf.get_static_value(condition) is None:
        return _weft.assert_op(tf.reduce_all(condition), [tf.convert_to_tensor(d) for d in data], 3 if summarize is None else summarize)
    if bool(tf.reduce_all(condition)):
        return None
    shown = "b'" + (message or "") + "'"
    raise tf.errors.InvalidArgumentError(None, None, (message or "") + "\n" + words + "\n" + str(x))


def getattr_name(x):
    return "x" if tf.executing_eagerly() else x.name


#: tf.debugging.assert_positive
def assert_positive(x, message=None, summarize=None, name=None):
    x = tf.convert_to_tensor(x)
    zero = tf.zeros([], x.dtype)
    return check_pair(zero < x, zero, x, (message or "") + "\nCondition x > 0 did not hold element-wise:" if message is None else message, "<", "", summarize)


#: tf.debugging.assert_negative
def assert_negative(x, message=None, summarize=None, name=None):
    x = tf.convert_to_tensor(x)
    zero = tf.zeros([], x.dtype)
    return check_pair(x < zero, x, zero, message, "<", "", summarize)


#: tf.debugging.assert_non_negative
def assert_non_negative(x, message=None, summarize=None, name=None):
    x = tf.convert_to_tensor(x)
    zero = tf.zeros([], x.dtype)
    return check_pair(zero <= x, zero, x, message, "<=", "", summarize)


#: tf.debugging.assert_non_positive
def assert_non_positive(x, message=None, summarize=None, name=None):
    x = tf.convert_to_tensor(x)
    zero = tf.zeros([], x.dtype)
    return check_pair(x <= zero, x, zero, message, "<=", "", summarize)


#: tf.debugging.assert_near
def assert_near(x, y, rtol=None, atol=None, message=None, summarize=None, name=None):
    x, y = both(x, y)
    epsilon = {"float16": 2.0 ** -10, "bfloat16": 2.0 ** -7, "float32": 2.0 ** -23, "float64": 2.0 ** -52}[x.dtype.name]
    rtol = 10 * epsilon if rtol is None else rtol
    atol = 10 * epsilon if atol is None else atol
    difference = tf.abs(x - y)
    limit = tf.cast(atol, x.dtype) + tf.cast(rtol, x.dtype) * tf.abs(y)
    ok = difference < limit
    if not tf.executing_eagerly() and tf.get_static_value(ok) is None:
        data = [message or "", "x and y not equal to tolerance rtol = " + str(rtol) + ", atol = " + str(atol), "x = ", x, "y = ", y]
        return _weft.assert_op(tf.reduce_all(ok), [tf.convert_to_tensor(d) for d in data], 3 if summarize is None else summarize)
    if bool(tf.reduce_all(ok)):
        return None
    raise tf.errors.InvalidArgumentError(None, None, (message or "") + "\nx and y not equal to tolerance rtol = " +
                                         str(tf.constant(rtol, x.dtype)) + ", atol = " + str(tf.constant(atol, x.dtype)))


#: tf.debugging.assert_rank, tf.assert_rank
def assert_rank(x, rank, message=None, name=None):
    x = tf.convert_to_tensor(x)
    if x.shape.ndims is not None and x.shape.ndims != rank:
        start = "" if message is None else message + "\n"
        shown = "" if tf.executing_eagerly() else x.name + " "
        raise ValueError((message or "") + ".  Tensor " + shown + "must have rank " + str(rank) + ".  Received rank " +
                         str(x.shape.ndims) + ", shape " + str(x.shape))
    return None


#: tf.debugging.assert_rank_at_least
def assert_rank_at_least(x, rank, message=None, name=None):
    x = tf.convert_to_tensor(x)
    if x.shape.ndims is not None and x.shape.ndims < rank:
        shown = "" if tf.executing_eagerly() else x.name + " "
        raise ValueError((message or "") + ".  Tensor " + shown + "must have rank at least " + str(rank) + ".  Received rank " +
                         str(x.shape.ndims) + ", shape " + str(x.shape))
    return None


#: tf.debugging.assert_rank_in
def assert_rank_in(x, ranks, message=None, name=None):
    x = tf.convert_to_tensor(x)
    if x.shape.ndims is not None and x.shape.ndims not in ranks:
        raise ValueError((message or "") + ".  Tensor must have rank in " + str(tuple(ranks)) + ".  Received rank " +
                         str(x.shape.ndims) + ", shape " + str(x.shape))
    return None


#: tf.debugging.assert_type
def assert_type(tensor, tf_type, message=None, name=None):
    tf_type = tf.as_dtype(tf_type)
    tensor = tf.convert_to_tensor(tensor)
    if tensor.dtype != tf_type:
        raise TypeError((message or "") + "  tensor must be of type " + repr(tf_type) + "; got " + repr(tensor.dtype))
    return None


#: tf.debugging.assert_integer
def assert_integer(x, message=None, name=None):
    x = tf.convert_to_tensor(x)
    if not x.dtype.is_integer:
        raise TypeError((message or "") + "Expected \"x\" to be integer type.  Found: " + repr(x.dtype))
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
        raise tf.errors.InvalidArgumentError(None, None, str(message) + " : Tensor had " + what + " values [Op:CheckNumerics] name: ")
    return tf.identity(tensor)


#: tf.debugging.assert_shapes
def assert_shapes(shapes, data=None, summarize=None, message=None, name=None):
    items = shapes.items() if isinstance(shapes, dict) else shapes
    known = {}
    prefix = (message + "\n") if message else ""
    for x, wanted in items:
        x = tf.convert_to_tensor(x)
        if wanted is None or isinstance(wanted, (str, int)):
            wanted = [wanted] if wanted is not None else []
        wanted = list(wanted)
        shape = x.shape.as_list()
        rank = len(shape)
        if "..." in [str(w) for w in wanted] or Ellipsis in wanted:
            marker = wanted.index(Ellipsis) if Ellipsis in wanted else wanted.index("...")
            tail = wanted[marker + 1:]
            pairs = list(zip(wanted[:marker], shape[:marker])) + list(zip(tail, shape[rank - len(tail):]))
        else:
            if rank != len(wanted):
                raise ValueError(prefix + "Tensor must have rank " + str(len(wanted)) + ".  Received rank " + str(rank) + ", shape " +
                                 str(x.shape))
            pairs = list(zip(wanted, shape))
        for i in range(len(pairs)):
            symbol, extent = pairs[i]
            if extent is None or symbol is None or symbol == ".":
                continue
            expected = symbol if isinstance(symbol, int) else known.get(symbol)
            if expected is None:
                known[symbol] = extent
            elif expected != extent:
                raise ValueError(prefix + "Specified by tensor dimension " + str(i) + ".  Tensor dimension " + str(i) +
                                 " must have size " + str(expected) + ".  Received size " + str(extent) + ", shape " + str(x.shape))
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
