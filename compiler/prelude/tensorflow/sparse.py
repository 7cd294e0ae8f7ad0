# tf.SparseTensor and the tf.sparse functions that make dense tensors of it.


#: tf.SparseTensor, tf.sparse.SparseTensor
class SparseTensor:
    def __init__(self, indices, values, dense_shape):
        self._indices = tf.convert_to_tensor(indices, dtype=tf.int64) if not tf.is_tensor(indices) else tf.cast(indices, tf.int64)
        self._values = tf.convert_to_tensor(values)
        self._dense_shape = tf.cast(dense_shape, tf.int64)

    @property
    def indices(self):
        return self._indices

    @property
    def values(self):
        return self._values

    @property
    def dense_shape(self):
        return self._dense_shape

    @property
    def dtype(self):
        return self._values.dtype

    @property
    def shape(self):
        static = tf.get_static_value(self._dense_shape)
        return tf.TensorShape(None if static is None else static.tolist())

    def get_shape(self):
        return self.shape

    def with_values(self, values):
        return SparseTensor(self._indices, values, self._dense_shape)

    def _weft_dispatch(self, function, arguments):
        if function == "cast":
            return self.with_values(tf.cast(self._values, arguments[1]))
        raise ValueError("tf." + function + " does not take a SparseTensor")

    def __mul__(self, other):
        return self.with_values(self._values * tf.gather_nd(tf.broadcast_to(other, self._dense_shape), self._indices))

    def __truediv__(self, other):
        return self.with_values(self._values / tf.gather_nd(tf.broadcast_to(other, self._dense_shape), self._indices))

    def __repr__(self):
        return ("SparseTensor(indices=" + str(self._indices) + ", values=" + str(self._values) + ", dense_shape=" +
                str(self._dense_shape) + ")")

    def __str__(self):
        return self.__repr__()


#: tf.sparse.to_dense
def to_dense(sp_input, default_value=None, validate_indices=True, name=None):
    if default_value is None:
        return tf.scatter_nd(sp_input.indices, sp_input.values, sp_input.dense_shape)
    base = tf.fill(sp_input.dense_shape, tf.convert_to_tensor(default_value, dtype=sp_input.dtype))
    return tf.tensor_scatter_nd_update(base, sp_input.indices, sp_input.values)


#: tf.sparse.from_dense
def from_dense(tensor, name=None):
    tensor = tf.convert_to_tensor(tensor)
    indices = tf.where(tf.not_equal(tensor, tf.zeros_like(tensor)))
    return SparseTensor(indices, tf.gather_nd(tensor, indices), tf.shape(tensor, out_type=tf.int64))


#: tf.sparse.reduce_sum
def reduce_sum(sp_input, axis=None, keepdims=None, output_is_sparse=False, name=None):
    return tf.reduce_sum(to_dense(sp_input), axis=axis, keepdims=bool(keepdims))


#: tf.sparse.sparse_dense_matmul
def sparse_dense_matmul(sp_a, b, adjoint_a=False, adjoint_b=False, name=None):
    if isinstance(sp_a, SparseTensor):
        return tf.matmul(to_dense(sp_a), b, adjoint_a=adjoint_a, adjoint_b=adjoint_b)
    return tf.matmul(sp_a, to_dense(b), adjoint_a=adjoint_a, adjoint_b=adjoint_b)


#: tf.sparse.reorder
def reorder(sp_input, name=None):
    strides = tf.math.cumprod(sp_input.dense_shape, exclusive=True, reverse=True)
    order = tf.argsort(tf.reduce_sum(sp_input.indices * strides, axis=1))
    return SparseTensor(tf.gather(sp_input.indices, order), tf.gather(sp_input.values, order), sp_input.dense_shape)


#: tf.sparse.add
def add(a, b, threshold=0):
    left = to_dense(a) if isinstance(a, SparseTensor) else a
    right = to_dense(b) if isinstance(b, SparseTensor) else b
    result = left + right
    return from_dense(result) if isinstance(a, SparseTensor) and isinstance(b, SparseTensor) else result


#: tf.sparse.transpose
def transpose(sp_input, perm=None, name=None):
    return from_dense(tf.transpose(to_dense(sp_input), perm))
