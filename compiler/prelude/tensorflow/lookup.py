# tf.lookup tables, kept as Python dictionaries, and small utilities.


#: tf.lookup.KeyValueTensorInitializer
class KeyValueTensorInitializer:
    def __init__(self, keys, values, key_dtype=None, value_dtype=None, name=None):
        self.keys = tf.convert_to_tensor(keys, dtype=key_dtype)
        self.values = tf.convert_to_tensor(values, dtype=value_dtype)


#: tf.lookup.StaticHashTable
class StaticHashTable:
    def __init__(self, initializer, default_value, name=None, experimental_is_anonymous=False):
        self._keys = initializer.keys
        self._values = initializer.values
        self._default = tf.cast(default_value, self._values.dtype) if self._values.dtype != tf.string else tf.constant(default_value)

    def size(self, name=None):
        return tf.size(self._keys, out_type=tf.int64)

    def lookup(self, keys, name=None):
        keys = tf.convert_to_tensor(keys, dtype=self._keys.dtype)
        hits = tf.equal(tf.expand_dims(keys, -1), self._keys)
        place = tf.argmax(tf.cast(hits, tf.int32), axis=-1)
        found = tf.reduce_any(hits, axis=-1)
        return tf.where(found, tf.gather(self._values, place), self._default)

    def __getitem__(self, keys):
        return self.lookup(keys)


#: tf.experimental.numpy.add
def np_add(x, y):
    wide = lambda v: tf.constant(v, tf.int64 if isinstance(v, int) else tf.float64) if isinstance(v, (int, float)) else tf.convert_to_tensor(v)
    return tf.add(wide(x), wide(y))


#: tf.experimental.numpy.arange
def np_arange(start, stop=None, step=1, dtype=None):
    if stop is None:
        start, stop = 0, start
    whole = isinstance(start, int) and isinstance(stop, int) and isinstance(step, int)
    result = tf.range(start, stop, step)
    return tf.cast(result, dtype if dtype is not None else tf.int64 if whole else tf.float64)


#: tf.required_space_to_batch_paddings
def required_space_to_batch_paddings(input_shape, block_shape, base_paddings=None, name=None):
    shape = tf.convert_to_tensor(input_shape, dtype=tf.int32)
    block = tf.convert_to_tensor(block_shape, dtype=tf.int32)
    base = tf.zeros([tf.size(shape), 2], tf.int32) if base_paddings is None else tf.convert_to_tensor(base_paddings, dtype=tf.int32)
    full = shape + base[:, 0] + base[:, 1]
    extra = (block - full % block) % block
    paddings = tf.stack([base[:, 0], base[:, 1] + extra], axis=1)
    crops = tf.stack([tf.zeros_like(extra), extra], axis=1)
    return paddings, crops


#: tf.space_to_batch, tf.nn.space_to_batch
def space_to_batch(input, block_shape, paddings, name=None):
    x = tf.convert_to_tensor(input)
    block = [int(b) for b in tf.reshape(tf.convert_to_tensor(block_shape), [-1]).numpy()]
    paddings = tf.convert_to_tensor(paddings, dtype=tf.int32)
    m = len(block)
    rank = x.shape.ndims
    zeros = tf.zeros([1, 2], tf.int32)
    x = tf.pad(x, tf.concat([zeros, paddings, tf.tile(zeros, [rank - 1 - m, 1])], 0))
    shape = x.shape.as_list()
    split = [shape[0]]
    for i in range(m):
        split += [shape[i + 1] // block[i], block[i]]
    x = tf.reshape(x, split + shape[m + 1:])
    order = [2 * i + 2 for i in range(m)] + [0] + [2 * i + 1 for i in range(m)] + list(range(2 * m + 1, rank + m))
    count = shape[0]
    for b in block:
        count *= b
    return tf.reshape(tf.transpose(x, order), [count] + [shape[i + 1] // block[i] for i in range(m)] + shape[m + 1:])


#: tf.sets.intersection
def sets_intersection(a, b, validate_indices=True):
    rows_a = tf.convert_to_tensor(a).numpy().tolist()
    rows_b = tf.convert_to_tensor(b).numpy().tolist()
    indices = []
    values = []
    width = 0
    for i in range(len(rows_a)):
        both = sorted(set(rows_a[i]) & set(rows_b[i]))
        width = max(width, len(both))
        for j in range(len(both)):
            indices.append([i, j])
            values.append(both[j])
    return tf.SparseTensor(indices, values, [len(rows_a), width])


#: tf.timestamp
def timestamp(name=None):
    import time
    return tf.constant(time.time(), dtype=tf.float64)
