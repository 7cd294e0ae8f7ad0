# tf.nn functions that are compositions of ops, and those whose arguments need more than a conversion.


#: tf.nn.leaky_relu
def leaky_relu(features, alpha=0.2, name=None):
    features = tf.convert_to_tensor(features)
    if features.dtype.is_integer:
        features = tf.cast(features, tf.float32)
    if tf.is_tensor(alpha):
        return tf.maximum(alpha * features, features)
    return _weft.ops.leaky_relu(features, alpha=float(alpha))


#: tf.nn.gelu
def gelu(features, approximate=False, name=None):
    x = tf.convert_to_tensor(features)
    if not x.dtype.is_floating:
        raise ValueError("`features.dtype` must be a floating point tensor.Received:features.dtype=" + repr(x.dtype))
    if approximate:
        inner = tf.cast(0.7978845608028654, x.dtype) * (x + tf.cast(0.044715, x.dtype) * tf.pow(x, 3))
        return 0.5 * x * (1.0 + tf.tanh(inner))
    return 0.5 * x * (1.0 + tf.math.erf(x / tf.cast(1.4142135623730951, x.dtype)))


#: tf.nn.silu, tf.nn.swish
def swish(features, beta=1.0):
    features = tf.convert_to_tensor(features)
    if not tf.is_tensor(beta):
        beta = tf.cast(beta, features.dtype)
    return features * tf.sigmoid(beta * features)


#: tf.nn.crelu
def crelu_v2(features, axis=-1, name=None):
    features = tf.convert_to_tensor(features)
    return tf.nn.relu(tf.concat([features, -features], axis))


#: tf.nn.softmax
def softmax_v2(logits, axis=None, name=None):
    return over_axis(_weft.ops.softmax, logits, axis)


#: tf.nn.log_softmax, tf.math.log_softmax
def log_softmax_v2(logits, axis=None, name=None):
    return over_axis(_weft.ops.log_softmax, logits, axis)


def over_axis(op, logits, axis):
    """Applies op, which works on the last axis, to another axis."""
    logits = tf.convert_to_tensor(logits)
    axis = -1 if axis is None else axis
    rank = logits.shape.ndims
    if axis == -1 or rank is None or axis == rank - 1:
        return op(logits)
    if axis < -rank or axis >= rank:
        raise tf.errors.InvalidArgumentError(
            None, None, "`dim` must be in the range [" + str(-rank) + ", " + str(rank) + ") where " + str(rank) +
            " is the number of dimensions in the input. Received: dim=" + str(axis))
    axis = axis + rank if axis < 0 else axis
    perm = list(range(rank))
    perm[axis], perm[rank - 1] = rank - 1, axis
    return tf.transpose(op(tf.transpose(logits, perm)), perm)


#: tf.nn.sigmoid_cross_entropy_with_logits
def sigmoid_cross_entropy_with_logits(labels=None, logits=None, name=None):
    if labels is None or logits is None:
        raise ValueError("Both `labels` and `logits` must be provided.")
    logits = tf.convert_to_tensor(logits)
    labels = tf.convert_to_tensor(labels, dtype=logits.dtype)
    if not labels.shape.is_compatible_with(logits.shape):
        raise ValueError("`logits` and `labels` must have the same shape, received (" + str(logits.shape) + " vs " +
                         str(labels.shape) + ").")
    zeros = tf.zeros_like(logits)
    positive = logits >= zeros
    relu = tf.where(positive, logits, zeros)
    minus = tf.where(positive, -logits, logits)
    return relu - logits * labels + tf.math.log1p(tf.exp(minus))


#: tf.nn.weighted_cross_entropy_with_logits
def weighted_cross_entropy_with_logits(labels, logits, pos_weight, name=None):
    logits = tf.convert_to_tensor(logits)
    labels = tf.convert_to_tensor(labels, dtype=logits.dtype)
    if not labels.shape.is_compatible_with(logits.shape):
        raise ValueError("`logits` and `labels` must have the same shape, received (" + str(logits.shape) + " vs " +
                         str(labels.shape) + ").")
    weight = 1 + (pos_weight - 1) * labels
    return (1 - labels) * logits + weight * (tf.math.log1p(tf.exp(-tf.abs(logits))) + tf.nn.relu(-logits))


#: tf.nn.softmax_cross_entropy_with_logits
def softmax_cross_entropy_with_logits(labels, logits, axis=-1, name=None):
    logits = tf.convert_to_tensor(logits)
    labels = tf.convert_to_tensor(labels, dtype=logits.dtype)
    rank = logits.shape.ndims
    moved = rank is not None and axis != -1 and axis != rank - 1
    if moved:
        axis = axis + rank if axis < 0 else axis
        perm = [i for i in range(rank) if i != axis] + [axis]
        logits = tf.transpose(logits, perm)
        labels = tf.transpose(labels, perm)
    if rank == 2:
        return _weft.ops.softmax_cross_entropy_with_logits(logits, labels)[0]
    shape = tf.shape(logits)
    classes = shape[-1]
    loss, _ = _weft.ops.softmax_cross_entropy_with_logits(tf.reshape(logits, [-1, classes]), tf.reshape(labels, [-1, classes]))
    return tf.reshape(loss, shape[:-1])


#: tf.nn.sparse_softmax_cross_entropy_with_logits
def sparse_softmax_cross_entropy_with_logits(labels, logits, name=None):
    labels = tf.convert_to_tensor(labels)
    logits = tf.convert_to_tensor(logits)
    if logits.shape.ndims == 0:
        raise ValueError("`logits` cannot be a scalar. Received logits=`" + str(logits) + "`")
    if labels.shape.ndims is not None and logits.shape.ndims is not None:
        if labels.shape.ndims != logits.shape.ndims - 1:
            raise ValueError("`labels.shape.rank` must equal `logits.shape.rank - 1`. Received: labels.shape=" +
                             str(labels.shape) + " of rank " + str(labels.shape.ndims) + " and logits.shape=" +
                             str(logits.shape) + " of rank " + str(logits.shape.ndims))
        if not labels.shape.is_compatible_with(logits.shape[:-1]):
            raise ValueError("`labels.shape` must equal `logits.shape` except for the last dimension. Received: labels.shape=" +
                             str(labels.shape) + " and logits.shape=" + str(logits.shape))
    classes = tf.shape(logits)[-1]
    loss, _ = _weft.ops.sparse_softmax_cross_entropy_with_logits(tf.reshape(logits, [-1, classes]), tf.reshape(labels, [-1]))
    return tf.reshape(loss, tf.shape(labels))


#: tf.nn.log_poisson_loss
def log_poisson_loss(targets, log_input, compute_full_loss=False, name=None):
    log_input = tf.convert_to_tensor(log_input)
    targets = tf.convert_to_tensor(targets, dtype=log_input.dtype)
    result = tf.exp(log_input) - log_input * targets
    if compute_full_loss:
        stirling = targets * tf.math.log(targets) - targets + 0.5 * tf.math.log(6.283185307179586 * targets)
        small = tf.logical_and(targets >= 0, targets <= 1)
        result = result + tf.where(small, tf.zeros_like(targets), stirling)
    return result


#: tf.nn.moments
def moments_v2(x, axes, shift=None, keepdims=False, name=None):
    x = tf.convert_to_tensor(x)
    y = tf.cast(x, tf.float32) if x.dtype == tf.float16 else x
    mean = tf.reduce_mean(y, axes, keepdims=True)
    variance = tf.reduce_mean(tf.math.squared_difference(y, tf.stop_gradient(mean)), axes, keepdims=True)
    if not keepdims:
        mean = tf.squeeze(mean, axes)
        variance = tf.squeeze(variance, axes)
    if x.dtype == tf.float16:
        return tf.cast(mean, tf.float16), tf.cast(variance, tf.float16)
    return mean, variance


#: tf.nn.weighted_moments
def weighted_moments(x, axes, frequency_weights, keepdims=False, name=None):
    x = tf.convert_to_tensor(x)
    weights = tf.cast(frequency_weights, x.dtype)
    total = tf.reduce_sum(weights * tf.ones_like(x), axes, keepdims=True)
    mean = tf.reduce_sum(weights * x, axes, keepdims=True) / total
    variance = tf.reduce_sum(weights * tf.math.squared_difference(x, mean), axes, keepdims=True) / total
    if not keepdims:
        mean = tf.squeeze(mean, axes)
        variance = tf.squeeze(variance, axes)
    return mean, variance


#: tf.nn.normalize_moments
def normalize_moments(counts, mean_ss, variance_ss, shift, name=None):
    divisor = tf.math.reciprocal(counts)
    if shift is not None:
        shifted = mean_ss * divisor
        mean = shifted + shift
    else:
        shifted = mean = mean_ss * divisor
    return mean, variance_ss * divisor - tf.square(shifted)


#: tf.nn.sufficient_statistics
def sufficient_statistics(x, axes, shift=None, keepdims=False, name=None):
    x = tf.convert_to_tensor(x)
    counts = tf.cast(tf.reduce_prod(tf.gather(tf.shape(x), axes)), x.dtype)
    m = x if shift is None else x - shift
    v = tf.square(x) if shift is None else tf.math.squared_difference(x, shift)
    return counts, tf.reduce_sum(m, axes, keepdims=keepdims), tf.reduce_sum(v, axes, keepdims=keepdims), shift


#: tf.nn.batch_normalization
def batch_normalization(x, mean, variance, offset, scale, variance_epsilon, name=None):
    inverse = tf.math.rsqrt(variance + variance_epsilon)
    if scale is not None:
        inverse = inverse * scale
    x = tf.convert_to_tensor(x)
    shift = offset - mean * inverse if offset is not None else -mean * inverse
    return x * tf.cast(inverse, x.dtype) + tf.cast(shift, x.dtype)


#: tf.nn.bias_add
def bias_add(value, bias, data_format=None, name=None):
    if data_format is None:
        data_format = "NHWC"
    elif data_format.startswith("NC"):
        data_format = "NCHW"
    elif data_format.startswith("N") and data_format.endswith("C"):
        data_format = "NHWC"
    else:
        raise ValueError("`data_format` must be of the form `N...C` or `NC...`. Received: data_format=" + data_format)
    value = tf.convert_to_tensor(value)
    bias = tf.convert_to_tensor(bias, dtype=value.dtype)
    return _weft.ops.bias_add(value, bias, data_format=data_format)


#: tf.nn.embedding_lookup
def embedding_lookup(params, ids, max_norm=None, name=None):
    if isinstance(params, (list, tuple)):
        params = params[0]
    found = tf.gather(params, ids)
    if max_norm is None:
        return found
    rank = tf.convert_to_tensor(ids).shape.ndims
    return tf.clip_by_norm(found, max_norm, axes=list(range(rank, found.shape.ndims)))


#: tf.nn.dropout
def dropout_v2(x, rate, noise_shape=None, seed=None, name=None):
    return dropout_with(lambda shape, dtype: tf.random.uniform(shape, seed=seed, dtype=dtype), x, rate, noise_shape)


#: tf.nn.experimental.stateless_dropout
def stateless_dropout(x, rate, seed, rng_alg="auto_select", noise_shape=None, name=None):
    return dropout_with(lambda shape, dtype: tf.random.stateless_uniform(shape, seed=seed, dtype=dtype), x, rate, noise_shape)


def dropout_with(draw, x, rate, noise_shape):
    x = tf.convert_to_tensor(x)
    if not x.dtype.is_floating:
        raise ValueError("`x.dtype` must be a floating point tensor as `x` will be scaled. Received: x_dtype=" + repr(x.dtype))
    if isinstance(rate, (int, float)):
        if rate < 0 or rate >= 1:
            raise ValueError("`rate` must be a scalar tensor or a float in the range [0, 1). Received: rate=" + str(rate))
        if rate == 0:
            return x
        scale = 1 / (1 - rate)
    else:
        rate = tf.convert_to_tensor(rate, dtype=x.dtype)
        scale = 1 / (1 - rate)
    shape = tf.shape(x) if noise_shape is None else noise_shape
    noise = draw(shape, x.dtype)
    keep = noise >= tf.cast(rate, x.dtype)
    kept = x * tf.cast(scale, x.dtype)
    return tf.where(keep, kept, tf.zeros_like(kept))


#: tf.nn.compute_average_loss
def compute_average_loss(per_example_loss, sample_weight=None, global_batch_size=None):
    loss = tf.convert_to_tensor(per_example_loss)
    if loss.shape.ndims == 0:
        raise ValueError("Invalid value passed for `per_example_loss`. Expected a tensor with at least rank 1.")
    if sample_weight is not None:
        loss = loss * tf.cast(sample_weight, loss.dtype)
    if global_batch_size is None:
        global_batch_size = tf.shape(loss)[0]
    return tf.reduce_sum(loss) / tf.cast(global_batch_size, loss.dtype)


#: tf.nn.scale_regularization_loss
def scale_regularization_loss(regularization_loss):
    return tf.reduce_sum(regularization_loss)


#: tf.nn.local_response_normalization, tf.nn.lrn
def local_response_normalization(input, depth_radius=5, bias=1, alpha=1, beta=0.5, name=None):
    x = tf.convert_to_tensor(input)
    padded = tf.pad(tf.square(x), [[0, 0], [0, 0], [0, 0], [depth_radius, depth_radius]])
    depth = x.shape[-1]
    total = padded[..., :depth]
    for i in range(1, 2 * depth_radius + 1):
        total = total + padded[..., i:i + depth]
    return x / tf.pow(bias + alpha * total, beta)


#: tf.nn.space_to_depth
def space_to_depth(input, block_size, data_format="NHWC", name=None):
    x = tf.convert_to_tensor(input)
    n, h, w, c = [x.shape[i] if x.shape[i] is not None else tf.shape(x)[i] for i in range(4)]
    b = block_size
    x = tf.reshape(x, [n, h // b, b, w // b, b, c])
    return tf.reshape(tf.transpose(x, [0, 1, 3, 2, 4, 5]), [n, h // b, w // b, b * b * c])


#: tf.nn.depth_to_space
def depth_to_space(input, block_size, data_format="NHWC", name=None):
    x = tf.convert_to_tensor(input)
    n, h, w, c = [x.shape[i] if x.shape[i] is not None else tf.shape(x)[i] for i in range(4)]
    b = block_size
    x = tf.reshape(x, [n, h, w, b, b, c // (b * b)])
    return tf.reshape(tf.transpose(x, [0, 1, 3, 2, 4, 5]), [n, h * b, w * b, c // (b * b)])
