# tf.strings functions whose arguments need more than a conversion.


def text(x):
    """x as a tensor; a tensor of another dtype is left for the op to refuse."""
    return x if tf.is_tensor(x) else tf.convert_to_tensor(x, dtype=tf.string)


#: tf.strings.join
def join(inputs, separator="", name=None):
    return _weft.ops.string_join([text(x) for x in inputs], separator=separator)


#: tf.strings.length
def length(input, unit="BYTE", name=None):
    return _weft.ops.string_length(text(input), unit=unit)


#: tf.strings.to_number
def to_number(input, out_type=tf.float32, name=None):
    return _weft.ops.string_to_number(text(input), out_type=tf.as_dtype(out_type))


#: tf.strings.as_string, tf.as_string
def as_string(input, precision=-1, scientific=False, shortest=False, width=-1, fill="", name=None):
    return _weft.ops.as_string(tf.convert_to_tensor(input), precision=precision, scientific=scientific, shortest=shortest,
                               width=width, fill=fill)


#: tf.strings.substr
def substr(input, pos, len, unit="BYTE", name=None):
    pos = tf.convert_to_tensor(pos, dtype_hint=tf.int32)
    return _weft.ops.substr(text(input), pos, tf.convert_to_tensor(len, dtype=pos.dtype), unit=unit)


#: tf.strings.reduce_join
def reduce_join(inputs, axis=None, keepdims=False, separator="", name=None):
    inputs = text(inputs)
    if axis is None:
        axis = list(range(inputs.shape.ndims - 1, -1, -1)) if inputs.shape.ndims else []
        if inputs.shape.ndims == 0:
            return tf.identity(inputs)
    return _weft.ops.reduce_join(inputs, axis=axis, keep_dims=keepdims, separator=separator)


#: tf.strings.regex_replace
def regex_replace(input, pattern, rewrite, replace_global=True, name=None):
    return _weft.ops.regex_replace(text(input), text(pattern),
                                   text(rewrite), replace_global=replace_global)


#: tf.strings.regex_full_match
def regex_full_match(input, pattern, name=None):
    return _weft.ops.regex_full_match(text(input), text(pattern))


#: tf.strings.lower
def lower(input, encoding="", name=None):
    return _weft.ops.string_lower(text(input), encoding=encoding)


#: tf.strings.upper
def upper(input, encoding="", name=None):
    return _weft.ops.string_upper(text(input), encoding=encoding)


#: tf.strings.format
def format(template, inputs, placeholder="{}", summarize=3, name=None):
    if not isinstance(inputs, (list, tuple)):
        inputs = [inputs]
    pieces = template.split(placeholder)
    if len(pieces) - 1 != len(inputs):
        raise ValueError("The template expects " + str(len(pieces) - 1) + " tensors, but the inputs only has " + str(len(inputs)) +
                         ". Please ensure the number of placeholders in template matches inputs length.")
    return _weft.ops.string_format([tf.convert_to_tensor(x) for x in inputs], template=template, placeholder=placeholder,
                                   summarize=summarize)


#: tf.strings.to_hash_bucket_fast
def to_hash_bucket_fast(input, num_buckets, name=None):
    return _weft.ops.string_to_hash_bucket_fast(text(input), num_buckets=num_buckets)


#: tf.strings.split
def split(input, sep=None, maxsplit=-1, name=None):
    input = text(input)
    if input.shape.ndims == 0:
        return split_rows(tf.expand_dims(input, 0), sep, maxsplit)[1]
    if input.shape.ndims == 1:
        indices, values, shape = split_rows(input, sep, maxsplit)
        return tf.RaggedTensor.from_value_rowids(values, indices[:, 0], nrows=shape[0])
    raise NotImplementedError("weft does not have tf.strings.split of tensors of rank 2 or more yet")


def split_rows(rows, sep, maxsplit):
    return _weft.ops.string_split(rows, text("" if sep is None else sep), maxsplit=maxsplit)


#: tf.strings.bytes_split
def bytes_split(input, name=None):
    input = text(input)
    cut = lambda t: [t[i:i + 1] for i in range(len(t))]
    if input.shape.ndims == 0:
        return tf.constant(cut(input.numpy()), dtype=tf.string)
    return tf.ragged.constant([cut(t) for t in input.numpy().tolist()], dtype=tf.string)
