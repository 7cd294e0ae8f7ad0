# tf.TensorArray. In eager mode it keeps a Python list, as TF's eager one does; in a graph it is a list value of the
# graph (`_flow`), which loops carry like any tensor.


#: tf.TensorArray
class TensorArray:
    def __init__(self, dtype, size=None, dynamic_size=None, clear_after_read=None, tensor_array_name=None, handle=None, flow=None,
                 infer_shape=True, element_shape=None, colocate_with_first_write_call=True, name=None):
        self._dtype = tf.as_dtype(dtype)
        self._dynamic_size = bool(dynamic_size)
        self._clear_after_read = clear_after_read is None or bool(clear_after_read)
        self._infer_shape = bool(infer_shape)
        self._element_shape = tf.TensorShape(element_shape)
        self._flow = flow
        self._items = None
        if flow is not None:
            return
        count = 0 if size is None else size
        if tf.executing_eagerly():
            self._items = [None] * int(count)
            self._taken = set()
        else:
            self._flow = _weft.ops.tensor_list_reserve(shape_argument(self._element_shape), tf.cast(count, tf.int32),
                                                       element_dtype=self._dtype)

    # What the loops of a graph use to carry an array.
    def _with_flow(self, flow):
        other = TensorArray(self._dtype, dynamic_size=self._dynamic_size, clear_after_read=self._clear_after_read, flow=flow,
                            infer_shape=self._infer_shape)
        other._element_shape = self._element_shape
        return other

    @property
    def dtype(self):
        return self._dtype

    @property
    def flow(self):
        return self._flow

    @property
    def handle(self):
        return self._flow

    @property
    def dynamic_size(self):
        return self._dynamic_size

    @property
    def element_shape(self):
        return self._element_shape

    def identity(self):
        return self

    def size(self, name=None):
        if self._items is not None:
            return tf.constant(len(self._items))
        return _weft.ops.tensor_list_length(self._flow)

    def check_shape(self, shape):
        if not self._infer_shape and self._element_shape.ndims is None:
            return
        if not self._element_shape.is_compatible_with(shape):
            raise ValueError("Incompatible shape for value (" + str(shape) + "), expected (" + str(self._element_shape) + ")")
        if self._infer_shape:
            self._element_shape = self._element_shape.merge_with(shape)

    def read(self, index, name=None):
        if self._items is None:
            item = _weft.ops.tensor_list_get_item(self._flow, tf.cast(index, tf.int32), shape_argument(self._element_shape),
                                                  element_dtype=self._dtype)
            return item
        index = int(index)
        if index < 0:
            raise tf.errors.OutOfRangeError(None, None, "Reading from negative indices (index " + str(index) + ") is not allowed.")
        if index >= len(self._items):
            raise tf.errors.OutOfRangeError(None, None, "Tried to read from index " + str(index) + " but array size is: " +
                                            str(len(self._items)) + " ")
        item = self._items[index]
        if item is None:
            if index in self._taken:
                raise tf.errors.InvalidArgumentError(
                    None, None, "Could not read index " + str(index) +
                    " twice because it was cleared after a previous read (perhaps try setting clear_after_read = false?)")
            item = self.zero(index)
        if self._clear_after_read:
            self._items[index] = None
            self._taken.add(index)
        return item

    def zero(self, index):
        if not self._element_shape.is_fully_defined():
            raise tf.errors.InvalidArgumentError(
                None, None, "Could not read from TensorArray index " + str(index) + ". Furthermore, the element shape is not fully "
                "defined: " + str(self._element_shape) + ". It is possible you are working with a resizeable TensorArray and "
                "stop_gradients is not allowing the gradients to be written. If you set the full element_shape property on the "
                "forward TensorArray, the proper all-zeros tensor will be returned instead of incurring this error.")
        return tf.zeros(self._element_shape, self._dtype)

    def write(self, index, value, name=None):
        if self._items is None:
            value = tf.convert_to_tensor(value, dtype_hint=self._dtype) if not tf.is_tensor(value) else value
            if value.dtype != self._dtype:
                value = tf.convert_to_tensor(value, dtype=self._dtype)
            self.check_shape(value.shape)
            return self._with_flow(_weft.ops.tensor_list_set_item(self._flow, tf.cast(index, tf.int32), value,
                                                                  resize_if_index_out_of_bounds=self._dynamic_size))
        index = int(index)
        if index < 0:
            raise tf.errors.OutOfRangeError(None, None, "Writing to negative indices (index " + str(index) + ") is not allowed.")
        size = len(self._items)
        if index >= size:
            if not self._dynamic_size:
                raise tf.errors.OutOfRangeError(None, None, "Tried to write to index " + str(index) +
                                                " but array is not resizeable and size is: " + str(size) + " ")
            self._items += [None] * (index + 1 - size)
        if not tf.is_tensor(value):
            value = tf.convert_to_tensor(value, dtype_hint=self._dtype) if not isinstance(value, (int, float)) else tf.convert_to_tensor(value, dtype=self._dtype)
        value = tf.convert_to_tensor(value)
        if value.dtype != self._dtype:
            raise tf.errors.InvalidArgumentError(None, None, "TensorArray dtype is " + self._dtype.name +
                                                 " but Op is trying to write dtype " + value.dtype.name + " ")
        if not self._element_shape.is_compatible_with(value.shape):
            raise ValueError("Incompatible shape for value (" + str(value.shape) + "), expected (" + str(self._element_shape) + ")")
        if self._infer_shape:
            self._element_shape = self._element_shape.merge_with(value.shape)
        self._items[index] = value
        return self

    def stack(self, name=None):
        if self._items is None:
            return _weft.ops.tensor_list_stack(self._flow, shape_argument(self._element_shape), element_dtype=self._dtype)
        for i in range(len(self._items)):
            if self._items[i] is None:
                self._items[i] = self.zero(i)
        if not self._items:
            return tf.zeros([0] + self._element_shape.as_list(), self._dtype)
        return tf.stack(self._items)

    def gather(self, indices, name=None):
        if self._items is not None and isinstance(indices, (list, tuple)):
            return tf.stack([self._items[int(i)] for i in indices])
        return tf.gather(self.stack(), indices)

    def concat(self, name=None):
        if self._items is None:
            tail = self._element_shape[1:] if self._element_shape.ndims is not None else self._element_shape
            whole = _weft.ops.tensor_list_concat(self._flow, shape_argument(tf.TensorShape([None]).concatenate(tail)),
                                                 tf.zeros([0], tf.int64), element_dtype=self._dtype)
            return whole[0]
        for i in range(len(self._items)):
            if self._items[i] is None:
                self._items[i] = self.zero(i)
        return tf.concat(self._items, 0)

    def unstack(self, value, name=None):
        value = tf.convert_to_tensor(value, dtype=self._dtype)
        if self._items is None:
            self.check_shape(value.shape[1:])
            return self._with_flow(_weft.ops.tensor_list_from_tensor(value, shape_argument(value.shape[1:])))
        rows = tf.unstack(value)
        if len(rows) > len(self._items) and not self._dynamic_size:
            raise ValueError("Cannot unstack " + str(len(rows)) + " tensors into a TensorArray of static size " + str(len(self._items)) + " ")
        self._items = rows
        self._taken = set()
        self.check_shape(value.shape[1:])
        return self

    def scatter(self, indices, value, name=None):
        rows = tf.unstack(tf.convert_to_tensor(value, dtype=self._dtype))
        array = self
        indices = tf.convert_to_tensor(indices)
        for i in range(len(rows)):
            array = array.write(indices[i], rows[i])
        return array

    def split(self, value, lengths, name=None):
        value = tf.convert_to_tensor(value, dtype=self._dtype)
        lengths = tf.convert_to_tensor(lengths)
        if self._items is None:
            return self._with_flow(_weft.ops.tensor_list_split(value, shape_argument(tf.TensorShape([None]).concatenate(value.shape[1:])), tf.cast(lengths, tf.int64)))
        parts = tf.split(value, lengths.numpy().tolist())
        self._items = list(parts)
        self._taken = set()
        self._element_shape = tf.TensorShape(None)
        return self

    def close(self, name=None):
        if self._items is not None:
            del self._items[:]

    def mark_used(self):
        pass


def shape_argument(shape):
    """A shape as the list ops take it: -1 for an unknown extent, a scalar -1 for an unknown rank."""
    if shape.ndims is None:
        return tf.constant(-1, dtype=tf.int32)
    return tf.constant([-1 if d is None else d for d in shape.as_list()], dtype=tf.int32)
