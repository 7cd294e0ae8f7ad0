# Shape, indexing and packing functions whose arguments need more than a conversion.


#: tf.transpose
def transpose(a, perm=None, conjugate=False, name="transpose"):
    a = tf.convert_to_tensor(a)
    if perm is None:
        rank = a.shape.ndims
        perm = list(range(rank - 1, -1, -1)) if rank is not None else tf.range(tf.rank(a) - 1, -1, -1)
        if rank == 0:
            return tf.identity(a)
    if conjugate and a.dtype.is_complex:
        a = tf.math.conj(a)
    return _weft.ops.transpose(a, perm=perm)


#: tf.stack
def stack(values, axis=0, name="stack"):
    if axis == 0:
        try:
            return tf.convert_to_tensor(values)
        except (TypeError, ValueError, NotImplementedError):
            pass
    if isinstance(values, tf.Tensor):
        values = tf.unstack(values)
    parts = convert_all(list(values))
    shape = parts[0].shape
    if shape.ndims is not None:
        rank = shape.ndims + 1
        if axis < -rank or axis >= rank:
            raise ValueError("Argument `axis` = " + str(axis) + " not in range [" + str(-rank) + ", " + str(rank) + ")")
    return _weft.ops.stack(parts, axis=axis)


def convert_all(values):
    """Tensors of one dtype: that of the first tensor among the values, if there is one."""
    dtype = None
    for v in values:
        if tf.is_tensor(v) or isinstance(v, tf.Variable):
            dtype = v.dtype
            break
    if dtype is None and values:
        dtype = tf.convert_to_tensor(values[0]).dtype
    return [v if tf.is_tensor(v) else tf.convert_to_tensor(v, dtype=dtype) for v in values]


#: tf.parallel_stack
def parallel_stack(values, name="parallel_stack"):
    return stack(values)


#: tf.unstack
def unstack(value, num=None, axis=0, name="unstack"):
    value = tf.convert_to_tensor(value)
    if num is None:
        rank = value.shape.ndims
        if rank is not None:
            if axis < -rank or axis >= rank:
                raise ValueError("Argument `axis` = " + str(axis) + " not in range [" + str(-rank) + ", " + str(rank) + ")")
            num = value.shape[axis]
        if num is None:
            raise ValueError("Cannot infer argument `num` from shape " + str(value.shape))
    return list(_weft.ops.unstack(value, num=num, axis=axis))


#: tf.concat
def concat(values, axis, name="concat"):
    if hasattr(values, "_concatenated") and axis == 0:
        return values._concatenated()
    if not isinstance(values, (list, tuple)):
        values = [values]
    if any(hasattr(v, "_weft_dispatch") for v in values):
        return concat_ragged(values, axis)
    if len(values) == 1:
        static = tf.get_static_value(axis) if tf.is_tensor(axis) else axis
        if tf.is_tensor(axis):
            axis.shape.assert_is_compatible_with([])
        return tf.identity(values[0])
    return _weft.ops.concat(convert_all(list(values)), axis=axis)


def concat_ragged(values, axis):
    rows = [v.rows() for v in values]
    if axis == 0:
        return tf.ragged.stack([r for part in rows for r in part])
    return tf.ragged.stack([tf.concat(list(parts), axis - 1) for parts in zip(*rows)])


#: tf.split
def split(value, num_or_size_splits, axis=0, num=None, name="split"):
    value = tf.convert_to_tensor(value)
    if isinstance(num_or_size_splits, int) and not isinstance(num_or_size_splits, bool):
        return list(_weft.ops.split(value, axis=axis, num_split=num_or_size_splits))
    sizes = tf.convert_to_tensor(num_or_size_splits)
    if sizes.shape.ndims == 0:
        raise ValueError("Rank-0 tensors are not supported as the num_or_size_splits argument to split. Argument provided: " +
                         str(num_or_size_splits))
    if sizes.dtype not in (tf.int32, tf.int64):
        sizes = tf.cast(sizes, tf.int64)
    if num is None:
        num = sizes.shape[0]
        if num is None:
            raise ValueError("Cannot infer argument `num` from shape " + str(num_or_size_splits))
    return list(_weft.ops.split_v(value, axis=axis, sizes=sizes))


#: tf.repeat
def repeat(input, repeats, axis=None, name=None):
    input = tf.convert_to_tensor(input)
    repeats = tf.convert_to_tensor(repeats)
    if repeats.dtype not in (tf.int32, tf.int64):
        repeats = tf.cast(repeats, tf.int32)
    if axis is None:
        input = tf.reshape(input, [-1])
        axis = 0
    rank = input.shape.ndims
    if axis < 0:
        axis = axis + rank
    if repeats.shape.ndims == 0:
        many = tf.expand_dims(input, axis + 1)
        multiples = [1] * (rank + 1)
        multiples[axis + 1] = repeats
        many = tf.tile(many, multiples)
        shape = tf.shape(input)
        return tf.reshape(many, tf.concat([shape[:axis], [shape[axis] * tf.cast(repeats, shape.dtype)], shape[axis + 1:]], 0))
    if repeats.shape[0] is not None and repeats.shape[0] != 1:
        tf.TensorShape([input.shape[axis]]).assert_is_compatible_with(repeats.shape)
    if repeats.shape[0] == 1:
        repeats = tf.tile(repeats, [tf.shape(input)[axis]])
    mask = tf.sequence_mask(repeats, tf.reduce_max(repeats))
    most = tf.cast(tf.reduce_max(repeats), tf.int32)
    place = tf.reshape(tf.range(tf.size(repeats)), [-1, 1]) * tf.ones([1, most], dtype=tf.int32)
    return tf.gather(input, tf.boolean_mask(place, mask), axis=axis)


#: tf.pad
def pad(tensor, paddings, mode="CONSTANT", constant_values=0, name=None):
    mode = mode.upper()
    tensor = tf.convert_to_tensor(tensor)
    paddings = tf.convert_to_tensor(paddings)
    if mode == "CONSTANT":
        return _weft.ops.pad(tensor, paddings, tf.convert_to_tensor(constant_values, dtype=tensor.dtype))
    if mode == "REFLECT" or mode == "SYMMETRIC":
        return _weft.ops.mirror_pad(tensor, paddings, mode=mode)
    raise ValueError("Value of argument `mode` expected to be one of \"CONSTANT\", \"REFLECT\", or \"SYMMETRIC\". Received `mode` = " +
                     mode)


#: tf.squeeze
def squeeze(input, axis=None, name=None):
    input = tf.convert_to_tensor(input)
    if axis is None:
        axis = []
    elif isinstance(axis, int):
        axis = [axis]
    else:
        axis = [int(i) for i in axis]
    return _weft.ops.squeeze(input, axis=axis)


#: tf.gather
def gather_v2(params, indices, validate_indices=None, axis=None, batch_dims=0, name=None):
    if isinstance(params, tf.Variable) and axis in (None, 0) and batch_dims == 0:
        return params.sparse_read(indices)
    params = tf.convert_to_tensor(params)
    indices = tf.convert_to_tensor(indices)
    if axis is None:
        axis = batch_dims
    if batch_dims < 0 and indices.shape.ndims is not None:
        batch_dims = batch_dims + indices.shape.ndims
    return _weft.ops.gather(params, indices, axis=axis, batch_dims=batch_dims)


#: tf.gather_nd
def gather_nd(params, indices, batch_dims=0, name=None, bad_indices_policy=""):
    params = tf.convert_to_tensor(params)
    indices = tf.convert_to_tensor(indices)
    if not isinstance(batch_dims, int):
        batch_dims = int(batch_dims)
    if batch_dims == 0:
        return _weft.ops.gather_nd(params, indices)
    if batch_dims < 0:
        raise ValueError("`batch_dims` must be positive")
    shape = indices.shape
    if batch_dims >= shape.ndims:
        raise ValueError("batch_dims = " + str(batch_dims) + " must be less than rank(`indices`) = " + str(shape.ndims))
    # Prefix every index with its own batch coordinates.
    dynamic = tf.shape(indices)
    prefix = []
    for i in range(batch_dims):
        steps = tf.range(dynamic[i])
        wide = tf.reshape(steps, [1] * i + [-1] + [1] * (shape.ndims - 1 - i))
        prefix.append(tf.cast(tf.broadcast_to(wide, tf.concat([dynamic[:-1], [1]], 0)), indices.dtype))
    return _weft.ops.gather_nd(params, tf.concat(prefix + [indices], -1))


#: tf.boolean_mask
def boolean_mask(tensor, mask, axis=None, name="boolean_mask"):
    tensor = tf.convert_to_tensor(tensor)
    mask = tf.convert_to_tensor(mask, dtype=tf.bool)
    axis = 0 if axis is None else int(axis)
    rank = mask.shape.ndims
    if rank == 0:
        raise ValueError("mask cannot be scalar.")
    if rank is None:
        raise ValueError("Number of mask dimensions must be specified, even if some dimensions are None.  E.g. shape=[None] "
                         "is ok, but shape=None is not.")
    if axis < 0:
        axis = axis + tensor.shape.ndims
    tensor.shape[axis:axis + rank].assert_is_compatible_with(mask.shape)
    shape = tf.shape(tensor)
    leading = tf.reduce_prod(shape[axis:axis + rank], keepdims=True)
    flat = tf.reshape(tensor, tf.concat([shape[:axis], leading, shape[axis + rank:]], 0))
    kept = tf.squeeze(tf.where(tf.reshape(mask, [-1])), axis=[1])
    return tf.gather(flat, kept, axis=axis)


#: tf.where
def where_v2(condition, x=None, y=None, name=None):
    if x is None and y is None:
        condition = tf.convert_to_tensor(condition)
        return _weft.ops.where(condition)
    if x is None or y is None:
        raise ValueError("x and y must both be non-None or both be None.")
    condition = tf.convert_to_tensor(condition, dtype=tf.bool)
    x, y = _weft.unify("SelectV2", x, y)
    return _weft.ops.select(condition, x, y)


#: tf.one_hot
def one_hot(indices, depth, on_value=None, off_value=None, axis=None, dtype=None, name=None):
    given = []
    if on_value is not None:
        on_value = tf.convert_to_tensor(on_value, dtype_hint=dtype) if dtype is None else convert_for(on_value, dtype, "on_value")
        given.append(on_value.dtype)
    if off_value is not None:
        off_value = tf.convert_to_tensor(off_value) if dtype is None else convert_for(off_value, dtype, "off_value")
        given.append(off_value.dtype)
    if dtype is not None:
        dtype = tf.as_dtype(dtype)
        if on_value is not None and on_value.dtype != dtype:
            raise TypeError("dtype " + repr(on_value.dtype) + " of on_value does not match dtype parameter " + repr(dtype))
        if off_value is not None and off_value.dtype != dtype:
            raise TypeError("dtype " + repr(off_value.dtype) + " of off_value does not match dtype parameter " + repr(dtype))
    else:
        dtype = given[0] if given else tf.float32
    if on_value is None:
        on_value = tf.constant(1, dtype=dtype) if dtype != tf.bool else tf.constant(True)
    if off_value is None:
        off_value = tf.constant(0, dtype=dtype) if dtype != tf.bool else tf.constant(False)
    if on_value.dtype != off_value.dtype:
        raise TypeError("dtype " + repr(on_value.dtype) + " of on_value does not match dtype " + repr(off_value.dtype) +
                        " of off_value")
    indices = tf.convert_to_tensor(indices)
    return _weft.ops.one_hot(indices, tf.convert_to_tensor(depth, dtype=tf.int32), on_value, off_value,
                             axis=-1 if axis is None else axis)


def convert_for(value, dtype, what):
    if tf.is_tensor(value):
        return value
    return tf.convert_to_tensor(value, dtype_hint=dtype)


#: tf.sort
def sort(values, axis=-1, direction="ASCENDING", name=None):
    return sort_or_argsort(values, axis, direction, False)


#: tf.argsort
def argsort(values, axis=-1, direction="ASCENDING", stable=False, name=None):
    return sort_or_argsort(values, axis, direction, True)


def sort_or_argsort(values, axis, direction, want_indices):
    if direction not in ("ASCENDING", "DESCENDING"):
        raise ValueError("Argument `direction` should be one of ['ASCENDING', 'DESCENDING']. Received: direction=" + str(direction))
    static = tf.get_static_value(axis) if tf.is_tensor(axis) else axis
    if not isinstance(static, int):
        static = int(static)
    axis = static
    values = tf.convert_to_tensor(values)
    rank = values.shape.ndims
    if rank == 0:
        raise ValueError("Argument `values` should be at least 1-dimensional, got a scalar")
    if rank is not None and (axis < -rank or axis >= rank):
        tf.shape(values)[axis]
    moved = axis != -1 and axis != rank - 1
    if moved:
        axis = axis + rank if axis < 0 else axis
        perm = list(range(axis)) + list(range(axis + 1, rank)) + [axis]
        values = tf.transpose(values, perm)
    ascending = direction == "ASCENDING"
    dtype = values.dtype
    key = values
    if ascending:
        if dtype.is_unsigned:
            key = dtype.max - values
        elif dtype.is_integer:
            key = -1 - values
        else:
            key = -values
    top, indices = tf.math.top_k(key, tf.shape(key)[-1])
    if want_indices:
        result = indices
    elif ascending:
        if dtype.is_unsigned:
            result = dtype.max - top
        elif dtype.is_integer:
            result = -1 - top
        else:
            result = -top
    else:
        result = top
    if moved:
        result = tf.transpose(result, list(range(axis)) + [rank - 1] + list(range(axis, rank - 1)))
    return result


#: tf.roll
def roll(input, shift, axis, name=None):
    return _weft.ops.roll(tf.convert_to_tensor(input), shift=shift, axis=axis)


#: tf.slice
def slice_(input_, begin, size, name=None):
    input_ = tf.convert_to_tensor(input_)
    begin = tf.convert_to_tensor(begin)
    size = tf.convert_to_tensor(size)
    if begin.dtype != size.dtype:
        begin, size = tf.cast(begin, tf.int64), tf.cast(size, tf.int64)
    return _weft.ops.slice(input_, begin, size)


#: tf.strided_slice
def strided_slice(input_, begin, end, strides=None, begin_mask=0, end_mask=0, ellipsis_mask=0, new_axis_mask=0,
                  shrink_axis_mask=0, var=None, name=None):
    begin = tf.convert_to_tensor(begin)
    end = tf.convert_to_tensor(end, dtype=begin.dtype)
    strides = tf.ones_like(begin) if strides is None else tf.convert_to_tensor(strides, dtype=begin.dtype)
    return _weft.ops.strided_slice(tf.convert_to_tensor(input_), begin, end, strides, begin_mask=begin_mask, end_mask=end_mask,
                                   ellipsis_mask=ellipsis_mask, new_axis_mask=new_axis_mask, shrink_axis_mask=shrink_axis_mask)


#: tf.meshgrid
def meshgrid(*args, **kwargs):
    indexing = kwargs.pop("indexing", "xy")
    kwargs.pop("name", None)
    if kwargs:
        raise TypeError("'" + list(kwargs.keys())[0] + "' is an invalid keyword argument for this function")
    if indexing not in ("xy", "ij"):
        raise ValueError("Argument `indexing` parameter must be either 'xy' or 'ij', got '" + str(indexing) + "'")
    count = len(args)
    shapes = []
    columns = []
    for i in range(count):
        x = tf.convert_to_tensor(args[i])
        columns.append(tf.reshape(x, [1] * i + [-1] + [1] * (count - 1 - i)))
        shapes.append(tf.size(x))
    if count == 0:
        return []
    if indexing == "xy" and count > 1:
        columns[0] = tf.reshape(columns[0], [1, -1] + [1] * (count - 2))
        columns[1] = tf.reshape(columns[1], [-1, 1] + [1] * (count - 2))
        shapes[0], shapes[1] = shapes[1], shapes[0]
    full = tf.ones(tf.stack(shapes), dtype=columns[0].dtype)
    return [c * tf.cast(full, c.dtype) for c in columns]


#: tf.reverse_sequence
def reverse_sequence(input, seq_lengths, seq_axis=None, batch_axis=None, name=None):
    input = tf.convert_to_tensor(input)
    lengths = tf.convert_to_tensor(seq_lengths)
    batch_axis = 0 if batch_axis is None else batch_axis
    rank = input.shape.ndims
    order = [batch_axis, seq_axis] + [i for i in range(rank) if i not in (batch_axis, seq_axis)]
    x = tf.transpose(input, order)
    steps = tf.cast(tf.range(tf.shape(x)[1]), lengths.dtype)[tf.newaxis, :]
    ends = lengths[:, tf.newaxis]
    place = tf.where(steps < ends, ends - 1 - steps, steps)
    x = tf.gather(x, place, axis=1, batch_dims=1)
    return tf.transpose(x, [order.index(i) for i in range(rank)])


#: tf.searchsorted
def searchsorted(sorted_sequence, values, side="left", out_type=tf.int32, name=None):
    sequence = tf.convert_to_tensor(sorted_sequence)
    values = tf.convert_to_tensor(values, dtype=sequence.dtype)
    if sequence.shape.ndims is not None and sequence.shape.ndims < 1:
        raise ValueError("Argument `sorted_sequence` must have at least 1 dimension")
    rows = tf.reshape(sequence, [-1, tf.shape(sequence)[-1]])
    wanted = tf.reshape(values, [-1, tf.shape(values)[-1]])
    if side == "right":
        found = _weft.ops.upper_bound(rows, wanted, out_type=tf.as_dtype(out_type))
    elif side == "left":
        found = _weft.ops.lower_bound(rows, wanted, out_type=tf.as_dtype(out_type))
    else:
        raise ValueError("Argument `side` must be either 'right' or 'left'. Received: `side` = '" + str(side) + "'.")
    return tf.reshape(found, tf.shape(values))


#: tf.sequence_mask
def sequence_mask(lengths, maxlen=None, dtype=tf.bool, name=None):
    lengths = tf.convert_to_tensor(lengths)
    if maxlen is None:
        maxlen = tf.maximum(tf.reduce_max(lengths), tf.zeros([], lengths.dtype)) if lengths.shape.num_elements() != 0 else 0
    maxlen = tf.cast(maxlen, lengths.dtype)
    if maxlen.shape.ndims is not None and maxlen.shape.ndims != 0:
        raise ValueError("Argument `maxlen` must be scalar for sequence_mask, received `maxlen` = " + str(maxlen) +
                         " with shape '" + str(maxlen.shape) + "' instead")
    row = tf.range(tf.zeros([], maxlen.dtype), maxlen, tf.ones([], maxlen.dtype))
    result = row < tf.expand_dims(lengths, -1)
    return result if tf.as_dtype(dtype) == tf.bool else tf.cast(result, dtype)


#: tf.ensure_shape
def ensure_shape(x, shape, name=None):
    if not isinstance(shape, tf.TensorShape):
        shape = tf.TensorShape(shape)
    return _weft.ops.ensure_shape(tf.convert_to_tensor(x), shape=shape)


#: tf.dynamic_partition
def dynamic_partition(data, partitions, num_partitions, name=None):
    return list(_weft.ops.dynamic_partition(tf.convert_to_tensor(data), tf.convert_to_tensor(partitions, dtype=tf.int32),
                                            num_partitions=num_partitions))


#: tf.dynamic_stitch
def dynamic_stitch(indices, data, name=None):
    return _weft.ops.dynamic_stitch([tf.convert_to_tensor(i, dtype=tf.int32) for i in indices], convert_all(list(data)))


#: tf.unravel_index
def unravel_index(indices, dims, name=None):
    indices = tf.convert_to_tensor(indices)
    dims = tf.convert_to_tensor(dims, dtype=indices.dtype)
    tf.debugging.assert_less(indices, tf.reduce_prod(dims), message="index is out of bound as with dims")
    strides = tf.math.cumprod(dims, exclusive=True, reverse=True)
    if indices.shape.ndims == 0:
        return tf.math.floordiv(indices, strides) % dims
    return tf.math.floordiv(tf.expand_dims(indices, 0), tf.expand_dims(strides, 1)) % tf.expand_dims(dims, 1)


#: tf.unique
def unique(x, out_idx=tf.int32, name=None):
    y, idx = _weft.ops.unique(tf.convert_to_tensor(x), out_idx=tf.as_dtype(out_idx))
    return Unique(y, idx)


class Unique(_weft.namedtuple("Unique", ["y", "idx"])):
    pass


#: tf.unique_with_counts
def unique_with_counts(x, out_idx=tf.int32, name=None):
    y, idx, count = _weft.ops.unique_with_counts(tf.convert_to_tensor(x), out_idx=tf.as_dtype(out_idx))
    return UniqueWithCounts(y, idx, count)


class UniqueWithCounts(_weft.namedtuple("UniqueWithCounts", ["y", "idx", "count"])):
    pass


#: tf.bitcast
def bitcast(input, type, name=None):
    return _weft.ops.bitcast(tf.convert_to_tensor(input), dtype=tf.as_dtype(type))


#: tf.eye, tf.linalg.eye
def eye(num_rows, num_columns=None, batch_shape=None, dtype=tf.float32, name=None):
    columns = num_rows if num_columns is None else num_columns
    dtype = tf.as_dtype(dtype)
    same = tf.equal(tf.expand_dims(tf.range(num_rows), 1), tf.expand_dims(tf.range(columns), 0))
    result = tf.cast(same, dtype)
    if batch_shape is not None:
        batch_shape = tf.convert_to_tensor(batch_shape, dtype=tf.int32)
        result = tf.broadcast_to(result, tf.concat([batch_shape, tf.shape(result)], 0))
    return result


#: tf.linspace
def linspace(start, stop, num, name=None, axis=0):
    start = tf.convert_to_tensor(start)
    if start.dtype.is_integer:
        start = tf.cast(start, tf.float64)
    stop = tf.cast(stop, start.dtype)
    count = tf.convert_to_tensor(num, dtype_hint=tf.int32)
    if not count.dtype.is_integer:
        count = tf.cast(count, tf.int32)
    shape = tf.broadcast_dynamic_shape(tf.shape(start), tf.shape(stop))
    start = tf.broadcast_to(start, shape)
    stop = tf.broadcast_to(stop, shape)
    rank = start.shape.ndims
    axis = axis + rank + 1 if axis < 0 else axis
    first = tf.expand_dims(start, axis)
    last = tf.expand_dims(stop, axis)
    tf.range(0, count)
    steps = tf.maximum(count - 1, 1)
    delta = (last - first) / tf.cast(steps, start.dtype)
    inner = tf.cast(tf.range(1, steps), start.dtype)
    inner = tf.reshape(inner, [1] * axis + [-1] + [1] * (rank - axis))
    middle = first + delta * inner
    result = tf.concat([first, middle, last], axis)
    size = tf.shape(result)
    return tf.slice(result, [0] * (rank + 1), tf.concat([size[:axis], [tf.cast(count, tf.int32)], size[axis + 1:]], 0))


#: tf.broadcast_dynamic_shape
def broadcast_dynamic_shape(shape_x, shape_y):
    x = tf.convert_to_tensor(shape_x)
    y = tf.convert_to_tensor(shape_y, dtype=x.dtype)
    n = tf.maximum(tf.size(x), tf.size(y))
    x = tf.concat([tf.ones([n - tf.size(x)], x.dtype), x], 0)
    y = tf.concat([tf.ones([n - tf.size(y)], y.dtype), y], 0)
    return tf.where(tf.equal(x, 1), y, x)


#: tf.broadcast_static_shape
def broadcast_static_shape(shape_x, shape_y):
    return _weft.broadcast_static_shape(tf.TensorShape(shape_x), tf.TensorShape(shape_y))


#: tf.shape_n
def shape_n(input, out_type=tf.int32, name=None):
    return [tf.shape(x, out_type=out_type) for x in input]


#: tf.tuple
def tuple_(tensors, control_inputs=None, name=None):
    return [None if t is None else tf.identity(t) for t in tensors]


#: tf.guarantee_const
def guarantee_const(input, name=None):
    return tf.identity(input)


#: tf.edit_distance
def edit_distance(hypothesis, truth, normalize=True, name="edit_distance"):
    raise NotImplementedError("weft does not have tf.edit_distance yet")
