# tf.math functions that are compositions of ops, and those whose arguments need more than a conversion.
#
# A line `#: tf.a, tf.b` gives the public names of the definition below it. Names without such a line are private.


#: tf.math.log_sigmoid
def log_sigmoid(x, name=None):
    x = tf.convert_to_tensor(x)
    return -tf.math.softplus(-x)


#: tf.math.accumulate_n
def accumulate_n(inputs, shape=None, tensor_dtype=None, name=None):
    if not isinstance(inputs, (list, tuple)) or not inputs:
        raise ValueError("inputs must be a list of at least one Tensor/IndexedSlices with the same dtype and shape.")
    return tf.add_n(inputs)


#: tf.math.scalar_mul, tf.scalar_mul
def scalar_mul(scalar, x, name=None):
    base = x.dtype
    scalar = tf.convert_to_tensor(scalar, dtype=base)
    if scalar.shape.ndims != 0:
        raise ValueError("The input scalar must be a 0-D value. Received shape " + str(scalar.shape) + ".")
    if isinstance(x, tf.IndexedSlices):
        return tf.IndexedSlices(scalar * x.values, x.indices, x.dense_shape)
    return scalar * x


#: tf.math.polyval
def polyval(coeffs, x, name=None):
    if not isinstance(coeffs, list):
        raise ValueError("Argument coeffs must be list type. Received type " + str(type(coeffs)) + ".")
    x = tf.convert_to_tensor(x)
    if len(coeffs) < 1:
        return tf.zeros_like(x)
    coeffs = [tf.convert_to_tensor(c, dtype=x.dtype) for c in coeffs]
    p = coeffs[0]
    for c in coeffs[1:]:
        p = c + p * x
    return p


#: tf.math.zero_fraction, tf.nn.zero_fraction
def zero_fraction(value, name=None):
    value = tf.convert_to_tensor(value)
    size = tf.size(value, out_type=tf.int64)
    nonzero = tf.math.count_nonzero(value, dtype=tf.int64)
    return tf.cast(tf.cast(size - nonzero, tf.float32) / tf.cast(size, tf.float32), tf.float32)


#: tf.math.count_nonzero
def count_nonzero(input, axis=None, keepdims=None, dtype=tf.int64, name=None):
    if keepdims is None:
        keepdims = False
    if not isinstance(input, tf.sparse.SparseTensor):
        input = tf.convert_to_tensor(input)
    zero = "" if input.dtype == tf.string else tf.zeros([], dtype=input.dtype)
    found = tf.cast(tf.not_equal(input, zero), tf.int64)
    return tf.cast(tf.reduce_sum(found, axis=axis, keepdims=keepdims), dtype)


#: tf.math.confusion_matrix
def confusion_matrix(labels, predictions, num_classes=None, weights=None, dtype=tf.int32, name=None):
    predictions = tf.convert_to_tensor(predictions)
    labels = tf.convert_to_tensor(labels)
    if predictions.shape.ndims is not None and labels.shape.ndims is not None:
        difference = predictions.shape.ndims - labels.shape.ndims
        if difference == 1:
            predictions = tf.squeeze(predictions, [-1])
        elif difference == -1:
            labels = tf.squeeze(labels, [-1])
    predictions = tf.cast(predictions, tf.int64)
    labels = tf.cast(labels, tf.int64)
    tf.debugging.assert_non_negative(labels, message="`labels` contains negative values")
    tf.debugging.assert_non_negative(predictions, message="`predictions` contains negative values")
    if num_classes is None:
        num_classes = tf.maximum(tf.reduce_max(predictions), tf.reduce_max(labels)) + 1
    else:
        num_classes = tf.cast(num_classes, tf.int64)
        tf.debugging.assert_less(labels, num_classes, message="`labels` out of bound")
        tf.debugging.assert_less(predictions, num_classes, message="`predictions` out of bound")
    if weights is not None:
        weights = tf.cast(weights, dtype)
    shape = tf.stack([num_classes, num_classes])
    indices = tf.stack([labels, predictions], axis=1)
    values = tf.ones_like(predictions, dtype=dtype) if weights is None else weights
    return tf.scatter_nd(indices, values, shape)


#: tf.math.in_top_k, tf.nn.in_top_k
def in_top_k(targets, predictions, k, name=None):
    return _weft.ops.in_top_k(tf.convert_to_tensor(predictions, dtype=tf.float32), tf.convert_to_tensor(targets),
                              tf.convert_to_tensor(k))


#: tf.math.unsorted_segment_mean
def unsorted_segment_mean(data, segment_ids, num_segments, name=None):
    data = tf.convert_to_tensor(data)
    segment_ids = tf.convert_to_tensor(segment_ids)
    n = segment_count(segment_ids, num_segments, data)
    return tf.math.unsorted_segment_sum(data, segment_ids, num_segments) / n


#: tf.math.unsorted_segment_sqrt_n
def unsorted_segment_sqrt_n(data, segment_ids, num_segments, name=None):
    data = tf.convert_to_tensor(data)
    segment_ids = tf.convert_to_tensor(segment_ids)
    n = segment_count(segment_ids, num_segments, data)
    return tf.math.unsorted_segment_sum(data, segment_ids, num_segments) / tf.sqrt(n)


def segment_count(segment_ids, num_segments, data):
    """How many rows each segment has, at least 1, with axes added so that it divides rows of data."""
    ones = tf.ones_like(segment_ids, dtype=data.dtype)
    n = tf.math.unsorted_segment_sum(ones, segment_ids, num_segments)
    tail = data.shape.ndims - segment_ids.shape.ndims
    n = tf.reshape(n, tf.concat([tf.shape(n), tf.ones([tail], tf.int32)], 0))
    return tf.maximum(n, 1)


#: tf.math.bincount
def bincount(arr, weights=None, minlength=None, maxlength=None, dtype=tf.int32, name=None, axis=None,
             binary_output=False):
    arr = tf.convert_to_tensor(arr)
    if arr.dtype not in (tf.int32, tf.int64):
        arr = tf.cast(arr, tf.int32)
    if weights is not None:
        weights = tf.convert_to_tensor(weights)
    if not _weft.is_symbolic(arr) and bool(tf.reduce_any(arr < 0)):
        raise tf.errors.InvalidArgumentError(None, None, "Input arr must be non-negative! [Op:DenseBincount] name: ")
    nonempty = tf.reduce_prod(tf.shape(arr)) > 0
    size = tf.cast(nonempty, arr.dtype) * (tf.reduce_max(arr) + 1)
    if minlength is not None:
        size = tf.maximum(tf.cast(minlength, arr.dtype), size)
    if maxlength is not None:
        size = tf.minimum(tf.cast(maxlength, arr.dtype), size)
    if binary_output:
        weights = None
    out_type = dtype if weights is None else weights.dtype
    if axis is None or arr.shape.ndims == 1:
        flat = tf.reshape(arr, [-1])
        given = tf.ones(tf.shape(flat), out_type) if weights is None else tf.reshape(weights, [-1])
        result = bincount_rows(flat, given, size)
    else:
        if axis not in (0, -1):
            raise ValueError("Unsupported value for argument axis=" + str(axis) + ". Only 0 and -1 are currently supported.")
        rows = tf.shape(arr)[0]
        given = tf.ones(tf.shape(arr), out_type) if weights is None else weights
        number = tf.cast(tf.expand_dims(tf.range(rows), 1), arr.dtype)
        inside = arr < size
        place = tf.where(inside, number * size + arr, tf.cast(-1, arr.dtype))
        flat = tf.math.unsorted_segment_sum(tf.reshape(given, [-1]), tf.reshape(place, [-1]), tf.cast(rows, arr.dtype) * size)
        result = tf.reshape(flat, tf.stack([tf.cast(rows, arr.dtype), size]))
    if binary_output:
        result = tf.cast(result > 0, out_type)
    return result


def bincount_rows(values, weights, size):
    place = tf.where(values < size, values, tf.cast(-1, values.dtype))
    return tf.math.unsorted_segment_sum(weights, place, size)


#: tf.math.angle
def angle(input, name=None):
    input = tf.convert_to_tensor(input)
    if input.dtype.is_complex:
        return tf.math.atan2(tf.math.imag(input), tf.math.real(input))
    pi = tf.constant(3.141592653589793, dtype=input.dtype)
    return tf.where(input < 0, pi * tf.ones_like(input), tf.zeros_like(input))


#: tf.math.reduce_std
def reduce_std(input_tensor, axis=None, keepdims=False, name=None):
    return tf.sqrt(tf.math.reduce_variance(input_tensor, axis=axis, keepdims=keepdims))


#: tf.math.reduce_variance
def reduce_variance(input_tensor, axis=None, keepdims=False, name=None):
    input_tensor = tf.convert_to_tensor(input_tensor)
    means = tf.reduce_mean(input_tensor, axis=axis, keepdims=True)
    if means.dtype.is_integer:
        raise TypeError("Input must be either real or complex. Received integer type " + repr(means.dtype) + ".")
    diff = input_tensor - means
    if diff.dtype.is_complex:
        real = tf.math.real(diff)
        imag = tf.math.imag(diff)
        squared = tf.square(real) + tf.square(imag)
    else:
        squared = tf.square(diff)
    return tf.reduce_mean(squared, axis=axis, keepdims=keepdims)


#: tf.math.reduce_euclidean_norm
def reduce_euclidean_norm(input_tensor, axis=None, keepdims=False, name=None):
    return _weft.ops.euclidean_norm(tf.convert_to_tensor(input_tensor), axis=axis, keepdims=bool(keepdims))


#: tf.reduce_logsumexp, tf.math.reduce_logsumexp
def reduce_logsumexp(input_tensor, axis=None, keepdims=False, name=None):
    x = tf.convert_to_tensor(input_tensor)
    raw = tf.reduce_max(x, axis=axis, keepdims=True)
    top = tf.stop_gradient(tf.where(tf.math.is_finite(raw), raw, tf.zeros_like(raw)))
    total = tf.math.log(tf.reduce_sum(tf.exp(x - top), axis=axis, keepdims=keepdims))
    if not keepdims:
        top = tf.reshape(top, tf.shape(total))
    return total + top


#: tf.math.logaddexp
def logaddexp(x, y, name=None):
    m = tf.maximum(x, y)
    m = tf.where(tf.math.is_inf(m), tf.zeros_like(m), m)
    return tf.math.log(tf.exp(x - m) + tf.exp(y - m)) + m


#: tf.math.cumprod
def cumprod(x, axis=0, exclusive=False, reverse=False, name=None):
    return _weft.ops.cumprod(tf.convert_to_tensor(x), axis=axis, exclusive=exclusive, reverse=reverse)


#: tf.cumsum, tf.math.cumsum
def cumsum(x, axis=0, exclusive=False, reverse=False, name=None):
    return _weft.ops.cumsum(tf.convert_to_tensor(x), axis=axis, exclusive=exclusive, reverse=reverse)


#: tf.math.cumulative_logsumexp
def cumulative_logsumexp(x, axis=0, exclusive=False, reverse=False, name=None):
    return _weft.ops.cumulative_logsumexp(tf.convert_to_tensor(x), axis=axis, exclusive=exclusive, reverse=reverse)


#: tf.argmax, tf.math.argmax
def argmax_v2(input, axis=None, output_type=tf.int64, name=None):
    if axis is None:
        axis = 0
    return _weft.ops.arg_max(tf.convert_to_tensor(input), axis=axis, output_type=tf.as_dtype(output_type))


#: tf.argmin, tf.math.argmin
def argmin_v2(input, axis=None, output_type=tf.int64, name=None):
    if axis is None:
        axis = 0
    return _weft.ops.arg_min(tf.convert_to_tensor(input), axis=axis, output_type=tf.as_dtype(output_type))


#: tf.math.top_k, tf.nn.top_k
def top_k(input, k=1, sorted=True, index_type=tf.int32, name=None):
    values, indices = _weft.ops.top_k(tf.convert_to_tensor(input), tf.cast(k, tf.int32), sorted=sorted)
    if index_type != tf.int32:
        indices = tf.cast(indices, index_type)
    return TopKV2(values, indices)


class TopKV2(_weft.namedtuple("TopKV2", ["values", "indices"])):
    pass


#: tf.add_n, tf.math.add_n
def add_n(inputs, name=None):
    if isinstance(inputs, tf.Tensor) or not isinstance(inputs, (list, tuple)):
        try:
            inputs = list(inputs)
        except TypeError:
            pass
    if not isinstance(inputs, (list, tuple)) or len(inputs) == 0:
        raise ValueError("Inputs must be an iterable of at least one Tensor/IndexedSlices with the same dtype and shape.")
    inputs = [tf.convert_to_tensor(x) for x in inputs]
    if len(inputs) == 1:
        return tf.identity(inputs[0])
    return _weft.ops.add_n(inputs)


#: tf.divide, tf.math.divide
def divide(x, y, name=None):
    if not tf.is_tensor(x):
        x = tf.convert_to_tensor(x, dtype=y.dtype if tf.is_tensor(y) else None)
    return x / y


#: tf.math.sobol_sample
def sobol_sample(dim, num_results, skip=0, dtype=tf.float32, name=None):
    raise NotImplementedError("weft does not have tf.math.sobol_sample yet")


#: tf.math.is_non_decreasing
def is_non_decreasing(x, name=None):
    x = tf.reshape(tf.convert_to_tensor(x), [-1])
    return tf.reduce_all(x[1:] >= x[:-1])


#: tf.math.is_strictly_increasing
def is_strictly_increasing(x, name=None):
    x = tf.reshape(tf.convert_to_tensor(x), [-1])
    return tf.reduce_all(x[1:] > x[:-1])


#: tf.math.l2_normalize, tf.nn.l2_normalize, tf.linalg.l2_normalize
def l2_normalize(x, axis=None, epsilon=1e-12, name=None, dim=None):
    if dim is not None:
        axis = dim
    x = tf.convert_to_tensor(x)
    if x.dtype.is_complex:
        norm = tf.reduce_sum(tf.math.real(x) ** 2 + tf.math.imag(x) ** 2, axis=axis, keepdims=True)
        inverse = tf.math.rsqrt(tf.maximum(norm, epsilon))
        return tf.complex(tf.math.real(x) * inverse, tf.math.imag(x) * inverse)
    norm = tf.reduce_sum(tf.square(x), axis=axis, keepdims=True)
    return x * tf.math.rsqrt(tf.maximum(norm, epsilon))


#: tf.saturate_cast, tf.dtypes.saturate_cast
def saturate_cast(value, dtype, name=None):
    dtype = tf.as_dtype(dtype)
    value = tf.convert_to_tensor(value)
    if value.dtype == dtype:
        return value
    if value.dtype.is_complex:
        value = tf.math.real(value)
    low, high = max(dtype.min, value.dtype.min), min(dtype.max, value.dtype.max)
    if low > value.dtype.min or high < value.dtype.max:
        upper = tf.constant(high, dtype=value.dtype)
        if high < value.dtype.max and value.dtype.is_floating and dtype.is_integer:
            # The largest integer may round up in a float type and then not fit.
            upper = below(high, value.dtype)
        value = tf.clip_by_value(value, tf.constant(low, dtype=value.dtype), upper)
    return tf.cast(value, dtype)


def below(limit, dtype):
    """The largest number of dtype that is not above the integer limit."""
    digits = {"float16": 11, "bfloat16": 8, "float32": 24, "float64": 53}[dtype.name]
    extra = limit.bit_length() - digits
    if extra > 0:
        limit = limit >> extra << extra
    return tf.constant(float(limit), dtype=dtype)


#: tf.histogram_fixed_width_bins
def histogram_fixed_width_bins(values, value_range, nbins=100, dtype=tf.int32, name=None):
    values = tf.convert_to_tensor(values)
    value_range = tf.convert_to_tensor(value_range)
    nbins = tf.convert_to_tensor(nbins, dtype=tf.int32)
    scaled = tf.truediv(values - value_range[0], value_range[1] - value_range[0])
    place = tf.floor(tf.cast(nbins, scaled.dtype) * scaled)
    return tf.cast(tf.clip_by_value(place, 0, tf.cast(nbins - 1, scaled.dtype)), dtype)


#: tf.histogram_fixed_width
def histogram_fixed_width(values, value_range, nbins=100, dtype=tf.int32, name=None):
    values = tf.reshape(tf.convert_to_tensor(values), [-1])
    place = histogram_fixed_width_bins(values, value_range, nbins)
    return tf.math.unsorted_segment_sum(tf.ones_like(place, dtype=dtype), place, nbins)
