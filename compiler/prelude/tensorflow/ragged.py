# tf.RaggedTensor with one ragged axis after the first, in eager code.


#: tf.RaggedTensor
class RaggedTensor:
    def __init__(self, values, row_splits):
        self._values = values
        self._splits = row_splits

    @classmethod
    def from_row_splits(cls, values, row_splits, name=None, validate=True):
        return cls(tf.convert_to_tensor(values), tf.cast(row_splits, tf.int64))

    @classmethod
    def from_row_lengths(cls, values, row_lengths, name=None, validate=True):
        lengths = tf.cast(row_lengths, tf.int64)
        return cls(tf.convert_to_tensor(values), tf.concat([tf.zeros([1], tf.int64), tf.cumsum(lengths)], 0))

    @classmethod
    def from_value_rowids(cls, values, value_rowids, nrows=None, name=None, validate=True):
        ids = tf.cast(value_rowids, tf.int64)
        if nrows is None:
            nrows = tf.reduce_max(ids) + 1
        lengths = tf.math.unsorted_segment_sum(tf.ones_like(ids), ids, tf.cast(nrows, tf.int64))
        return cls.from_row_lengths(values, lengths)

    @classmethod
    def from_tensor(cls, tensor, lengths=None, padding=None, ragged_rank=1, name=None, row_splits_dtype=tf.int64):
        rows = [r for r in tf.unstack(tf.convert_to_tensor(tensor))]
        if lengths is not None:
            rows = [r[:int(n)] for r, n in zip(rows, tf.unstack(tf.convert_to_tensor(lengths)))]
        return from_rows(rows)

    @property
    def values(self):
        return self._values

    @property
    def flat_values(self):
        return self._values

    @property
    def row_splits(self):
        return self._splits

    @property
    def dtype(self):
        return self._values.dtype

    @property
    def ragged_rank(self):
        return 1

    @property
    def shape(self):
        return tf.TensorShape([self._splits.shape[0] - 1, None] + self._values.shape.as_list()[1:])

    def nrows(self, out_type=None, name=None):
        return tf.cast(tf.size(self._splits) - 1, tf.int64)

    def row_lengths(self, axis=1, name=None):
        return self._splits[1:] - self._splits[:-1]

    def value_rowids(self, name=None):
        return tf.repeat(tf.range(self.nrows()), self.row_lengths())

    def bounding_shape(self, axis=None, name=None):
        return tf.stack([self.nrows(), tf.reduce_max(self.row_lengths())])

    def rows(self):
        splits = self._splits.numpy().tolist()
        return [self._values[splits[i]:splits[i + 1]] for i in range(len(splits) - 1)]

    def to_list(self):
        return [r.numpy().tolist() for r in self.rows()]

    def numpy(self):
        return self.to_list()

    def to_tensor(self, default_value=None, name=None, shape=None):
        rows = self.rows()
        width = 0
        for r in rows:
            width = max(width, r.shape[0])
        if default_value is None:
            default_value = "" if self.dtype == tf.string else 0
        fill = tf.convert_to_tensor(default_value, dtype=self.dtype)
        tail = self._values.shape.as_list()[1:]
        padded = [tf.concat([r, tf.fill([width - r.shape[0]] + tail, fill)], 0) for r in rows]
        return tf.stack(padded)

    def with_values(self, values):
        return RaggedTensor(values, self._splits)

    def __len__(self):
        return self._splits.shape[0] - 1

    def __iter__(self):
        return iter(self.rows())

    def __getitem__(self, key):
        if isinstance(key, tuple):
            if len(key) == 2 and isinstance(key[0], slice):
                return from_rows([r[key[1]] for r in self.rows()[key[0]]])
            return self[key[0]][key[1:]] if len(key) > 2 else self[key[0]][key[1]]
        if isinstance(key, slice):
            return from_rows(self.rows()[key])
        return self.rows()[int(key)]

    def both(self, other, function):
        if isinstance(other, RaggedTensor):
            return self.with_values(function(self._values, other._values))
        return self.with_values(function(self._values, other))

    def __add__(self, other):
        return self.both(other, lambda x, y: x + y)

    def __radd__(self, other):
        return self.both(other, lambda x, y: y + x)

    def __sub__(self, other):
        return self.both(other, lambda x, y: x - y)

    def __rsub__(self, other):
        return self.both(other, lambda x, y: y - x)

    def __mul__(self, other):
        return self.both(other, lambda x, y: x * y)

    def __rmul__(self, other):
        return self.both(other, lambda x, y: y * x)

    def __truediv__(self, other):
        return self.both(other, lambda x, y: x / y)

    def __neg__(self):
        return self.with_values(-self._values)

    def __gt__(self, other):
        return self.both(other, lambda x, y: x > y)

    def __lt__(self, other):
        return self.both(other, lambda x, y: x < y)

    def _weft_dispatch(self, function, arguments):
        if function.startswith("reduce_"):
            axis, keepdims = arguments[1], arguments[2]
            if axis is None:
                return getattr(tf, function)(self._values)
            if axis in (1, -1):
                return self.reduced(function[len("reduce_"):], keepdims)
            return getattr(tf, function)(self.to_tensor(), axis=axis, keepdims=keepdims)
        if function == "cast":
            return self.with_values(tf.cast(self._values, arguments[1]))
        rest = [a._values if isinstance(a, RaggedTensor) else a for a in arguments]
        return self.with_values(getattr(tf.math, function)(*rest))

    def reduced(self, name, keepdims):
        segments = {"sum": tf.math.unsorted_segment_sum, "prod": tf.math.unsorted_segment_prod, "max": tf.math.unsorted_segment_max,
                    "min": tf.math.unsorted_segment_min, "mean": tf.math.unsorted_segment_mean}
        result = segments[name](self._values, self.value_rowids(), self.nrows())
        return tf.expand_dims(result, 1) if keepdims else result

    def __repr__(self):
        rank = self._values.shape.ndims
        joint = ",\n " if all(n == len(self.to_list()[0]) for n in [len(r) for r in self.to_list()]) and len(self) > 1 else ", "
        return "<tf.RaggedTensor [" + joint.join([str(r) for r in self.to_list()]) + "]>"

    def __str__(self):
        return self.__repr__()


def from_rows(rows):
    rows = [tf.convert_to_tensor(r) for r in rows]
    dtype = None
    for r in rows:
        if r.shape[0] != 0:
            dtype = r.dtype
    rows = [r if dtype is None or r.dtype == dtype else tf.cast(r, dtype) for r in rows]
    splits = [0]
    for r in rows:
        splits.append(splits[-1] + r.shape[0])
    values = tf.concat(rows, 0) if rows else tf.zeros([0])
    return RaggedTensor(values, tf.constant(splits, dtype=tf.int64))


#: tf.ragged.constant
def constant(pylist, dtype=None, ragged_rank=None, inner_shape=None, name=None, row_splits_dtype=tf.int64):
    for row in pylist:
        if not isinstance(row, (list, tuple)):
            return tf.constant(pylist, dtype=dtype)
        for item in row:
            if isinstance(item, (list, tuple)):
                raise NotImplementedError("weft has ragged tensors with one ragged axis only")
    flat = [item for row in pylist for item in row]
    splits = [0]
    for row in pylist:
        splits.append(splits[-1] + len(row))
    return RaggedTensor(tf.constant(flat, dtype=dtype), tf.constant(splits, dtype=tf.int64))


#: tf.ragged.stack
def stack(values, axis=0, name=None):
    return from_rows(values)


#: tf.ragged.range
def ragged_range(starts, limits=None, deltas=1, dtype=None, name=None, row_splits_dtype=tf.int64):
    if limits is None:
        starts, limits = tf.zeros_like(starts), starts
    starts = tf.unstack(tf.convert_to_tensor(starts))
    limits = tf.unstack(tf.convert_to_tensor(limits))
    return from_rows([tf.range(a, b, deltas) for a, b in zip(starts, limits)])


#: tf.ragged.boolean_mask
def boolean_mask(data, mask, name=None):
    data = tf.convert_to_tensor(data)
    mask = tf.convert_to_tensor(mask)
    return from_rows([tf.boolean_mask(d, m) for d, m in zip(tf.unstack(data), tf.unstack(mask))])
