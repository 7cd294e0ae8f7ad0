# Convolution and pooling: arguments brought into the form of the ops.


def per_axis(value, n, channel_index, what):
    """A number, or a list of 1, n or n + 2 numbers, as a list of n + 2 numbers."""
    if isinstance(value, int):
        value = [value]
    value = [int(v) for v in value]
    if len(value) == n + 2:
        return value
    if len(value) == 1:
        value = value * n
    if len(value) != n:
        raise ValueError("`" + what + "` should be of length 1, " + str(n) + " or " + str(n + 2) + ". Received: " + what + "=" +
                         str(value) + " of length " + str(len(value)))
    return [1, 1] + value if channel_index == 1 else [1] + value + [1]


def channel_of(data_format):
    return 1 if data_format is not None and data_format.startswith("NC") else -1


def padding_of(padding):
    """The name of the padding, and the amounts where they are given one by one."""
    if isinstance(padding, str):
        return padding, []
    return "EXPLICIT", [p for pair in padding for p in pair]


#: tf.nn.conv2d
def conv2d(input, filters, strides, padding, data_format="NHWC", dilations=None, name=None):
    data_format = "NHWC" if data_format is None else data_format
    channel = channel_of(data_format)
    padding, explicit = padding_of(padding)
    input = tf.convert_to_tensor(input)
    filters = tf.convert_to_tensor(filters, dtype=input.dtype)
    strides = per_axis(strides, 2, channel, "strides")
    dilations = per_axis(1 if dilations is None else dilations, 2, channel, "dilations")
    rank = input.shape.ndims
    if rank is not None and rank > 4:
        shape = tf.shape(input)
        flat = tf.reshape(input, tf.concat([[-1], shape[-3:]], 0))
        result = _weft.ops.conv2d(flat, filters, strides=strides, padding=padding, explicit_paddings=explicit,
                                  data_format=data_format, dilations=dilations)
        return tf.reshape(result, tf.concat([shape[:-3], tf.shape(result)[1:]], 0))
    return _weft.ops.conv2d(input, filters, strides=strides, padding=padding, explicit_paddings=explicit,
                            data_format=data_format, dilations=dilations)


#: tf.nn.conv1d
def conv1d(input, filters, stride, padding, data_format="NWC", dilations=None, name=None):
    first = data_format is not None and data_format.startswith("NC")
    axis = 2 if first else 1
    stride = [stride] if isinstance(stride, int) else list(stride)
    stride = stride[-1] if first and len(stride) == 3 else (stride[1] if len(stride) == 3 else stride[0])
    dilation = 1 if dilations is None else (dilations if isinstance(dilations, int) else list(dilations)[0 if len(dilations) == 1 else axis])
    input = tf.expand_dims(tf.convert_to_tensor(input), axis)
    filters = tf.expand_dims(tf.convert_to_tensor(filters), 0)
    result = conv2d(input, filters, [1, stride], padding, "NCHW" if first else "NHWC", [1, dilation])
    return tf.squeeze(result, [axis])


#: tf.nn.convolution
def convolution(input, filters, strides=None, padding="VALID", data_format=None, dilations=None, name=None):
    n = tf.convert_to_tensor(filters).shape.ndims - 2
    strides = 1 if strides is None else strides
    if n == 1:
        return conv1d(input, filters, strides, padding, data_format or "NWC", dilations)
    if n == 2:
        return conv2d(input, filters, strides, padding, data_format or "NHWC", dilations)
    return conv3d(input, filters, strides, padding, data_format or "NDHWC", dilations)


#: tf.nn.conv3d
def conv3d(input, filters, strides, padding, data_format="NDHWC", dilations=None, name=None):
    # A sum over the depth of the filter of 2-D convolutions.
    input = tf.convert_to_tensor(input)
    filters = tf.convert_to_tensor(filters, dtype=input.dtype)
    _, sd, sh, sw, _ = per_axis(strides, 3, -1, "strides")
    depth = filters.shape[0]
    size = input.shape[1]
    if padding == "SAME":
        out = -(-size // sd)
        total = max((out - 1) * sd + depth - size, 0)
        input = tf.pad(input, [[0, 0], [total // 2, total - total // 2], [0, 0], [0, 0], [0, 0]])
    else:
        out = (size - depth) // sd + 1
    result = None
    for d in range(depth):
        part = conv2d(input[:, d:d + (out - 1) * sd + 1:sd], filters[d], [sh, sw], padding)
        result = part if result is None else result + part
    return result


#: tf.nn.depthwise_conv2d
def depthwise_conv2d(input, filter, strides, padding, data_format=None, dilations=None, name=None):
    data_format = "NHWC" if data_format is None else data_format
    channel = channel_of(data_format)
    padding, explicit = padding_of(padding)
    input = tf.convert_to_tensor(input)
    filter = tf.convert_to_tensor(filter, dtype=input.dtype)
    dilations = per_axis(1 if dilations is None else dilations, 2, channel, "dilations")
    return _weft.ops.depthwise_conv2d_native(input, filter, strides=per_axis(strides, 2, channel, "strides"), padding=padding,
                                      explicit_paddings=explicit, data_format=data_format, dilations=dilations)


#: tf.nn.separable_conv2d
def separable_conv2d(input, depthwise_filter, pointwise_filter, strides, padding, data_format=None, dilations=None, name=None):
    middle = depthwise_conv2d(input, depthwise_filter, strides, padding, data_format, dilations)
    return conv2d(middle, pointwise_filter, 1, "VALID", data_format)


#: tf.nn.conv2d_transpose
def conv2d_transpose(input, filters, output_shape, strides, padding="SAME", data_format="NHWC", dilations=None, name=None):
    data_format = "NHWC" if data_format is None else data_format
    channel = channel_of(data_format)
    padding, explicit = padding_of(padding)
    input = tf.convert_to_tensor(input)
    filters = tf.convert_to_tensor(filters, dtype=input.dtype)
    return _weft.ops.conv2d_backprop_input(tf.convert_to_tensor(output_shape, dtype=tf.int32), filters, input,
                                           strides=per_axis(strides, 2, channel, "strides"), padding=padding,
                                           explicit_paddings=explicit, data_format=data_format,
                                           dilations=per_axis(1 if dilations is None else dilations, 2, channel, "dilations"))


#: tf.nn.max_pool2d
def max_pool2d(input, ksize, strides, padding, data_format="NHWC", name=None):
    channel = channel_of(data_format)
    return _weft.ops.max_pool(tf.convert_to_tensor(input), ksize=per_axis(ksize, 2, channel, "ksize"),
                              strides=per_axis(strides, 2, channel, "strides"), padding=padding, data_format=data_format)


#: tf.nn.avg_pool2d
def avg_pool2d(input, ksize, strides, padding, data_format="NHWC", name=None):
    channel = channel_of(data_format)
    return _weft.ops.avg_pool(tf.convert_to_tensor(input), ksize=per_axis(ksize, 2, channel, "ksize"),
                              strides=per_axis(strides, 2, channel, "strides"), padding=padding, data_format=data_format)


#: tf.nn.max_pool1d
def max_pool1d(input, ksize, strides, padding, data_format="NWC", name=None):
    return pool1d(max_pool2d, input, ksize, strides, padding)


#: tf.nn.avg_pool1d
def avg_pool1d(input, ksize, strides, padding, data_format="NWC", name=None):
    return pool1d(avg_pool2d, input, ksize, strides, padding)


def pool1d(pool, input, ksize, strides, padding):
    ksize = per_axis(ksize, 1, -1, "ksize")[1]
    strides = per_axis(strides, 1, -1, "strides")[1]
    return tf.squeeze(pool(tf.expand_dims(input, 1), [1, ksize], [1, strides], padding), [1])


#: tf.nn.max_pool
def max_pool(input, ksize, strides, padding, data_format=None, name=None):
    input = tf.convert_to_tensor(input)
    if input.shape.ndims == 3:
        return max_pool1d(input, ksize, strides, padding)
    return max_pool2d(input, ksize, strides, padding, data_format or "NHWC")


#: tf.nn.avg_pool
def avg_pool(input, ksize, strides, padding, data_format=None, name=None):
    input = tf.convert_to_tensor(input)
    if input.shape.ndims == 3:
        return avg_pool1d(input, ksize, strides, padding)
    return avg_pool2d(input, ksize, strides, padding, data_format or "NHWC")
