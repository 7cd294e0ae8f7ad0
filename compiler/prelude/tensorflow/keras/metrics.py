# tf.keras.metrics: running sums kept in variables.


#: tf.keras.metrics.Metric
class Metric:
    def __init__(self, dtype=None, name=None):
        self.name = name if name is not None else type(self).__name__.lower()
        self.dtype = tf.float32 if dtype is None else tf.as_dtype(dtype)
        self._state = []

    def add_weight(self, shape=(), initializer=None, dtype=None, name=None):
        start = initializer(shape, self.dtype) if callable(initializer) else (
            tf.ones(shape, self.dtype) if initializer == "ones" else tf.zeros(shape, self.dtype))
        with tf.init_scope():
            variable = tf.Variable(start, trainable=False, name=name)
        self._state.append(variable)
        return variable

    add_variable = add_weight

    @property
    def variables(self):
        return list(self._state)

    def reset_state(self):
        for v in self._state:
            v.assign(tf.zeros(v.shape, v.dtype))

    def reset_states(self):
        self.reset_state()

    def update_state(self, *args, **kwargs):
        raise NotImplementedError

    def result(self):
        raise NotImplementedError

    def __call__(self, *args, **kwargs):
        self.update_state(*args, **kwargs)
        return self.result()


class Average(Metric):
    """The weighted mean of the values it was given."""

    def __init__(self, name, dtype=None):
        super().__init__(dtype=dtype, name=name)
        self.total = self.add_weight(name="total")
        self.count = self.add_weight(name="count")

    def add_values(self, values, sample_weight=None):
        values = tf.cast(values, self.dtype)
        if sample_weight is not None:
            weight = tf.cast(sample_weight, self.dtype)
            while weight.shape.ndims < values.shape.ndims and weight.shape.ndims > 0:
                values = tf.reduce_mean(values, axis=-1)
            self.total.assign_add(tf.reduce_sum(values * weight))
            self.count.assign_add(tf.reduce_sum(weight * tf.ones_like(values)))
        else:
            self.total.assign_add(tf.reduce_sum(values))
            self.count.assign_add(tf.cast(tf.size(values), self.dtype))

    def result(self):
        return tf.math.divide_no_nan(self.total.value(), self.count.value())


#: tf.keras.metrics.Mean
class Mean(Average):
    def __init__(self, name="mean", dtype=None):
        super().__init__(name, dtype)

    def update_state(self, values, sample_weight=None):
        self.add_values(values, sample_weight)


#: tf.keras.metrics.Sum
class Sum(Metric):
    def __init__(self, name="sum", dtype=None):
        super().__init__(dtype=dtype, name=name)
        self.total = self.add_weight(name="total")

    def update_state(self, values, sample_weight=None):
        values = tf.cast(values, self.dtype)
        if sample_weight is not None:
            values = values * tf.cast(sample_weight, self.dtype)
        self.total.assign_add(tf.reduce_sum(values))

    def result(self):
        return tf.identity(self.total.value())


#: tf.keras.metrics.MeanMetricWrapper
class MeanMetricWrapper(Average):
    def __init__(self, fn, name=None, dtype=None, **kwargs):
        super().__init__(name, dtype)
        self.fn = fn
        self.arguments = kwargs

    def update_state(self, y_true, y_pred, sample_weight=None):
        self.add_values(self.fn(y_true, y_pred, **self.arguments), sample_weight)


def same_rank(y_true, y_pred):
    y_true = tf.convert_to_tensor(y_true)
    y_pred = tf.convert_to_tensor(y_pred)
    a, b = y_true.shape.ndims, y_pred.shape.ndims
    if a == b + 1 and y_true.shape[-1] == 1:
        y_true = tf.squeeze(y_true, [-1])
    elif b == a + 1 and y_pred.shape[-1] == 1:
        y_pred = tf.squeeze(y_pred, [-1])
    return y_true, y_pred


def accuracy(y_true, y_pred):
    y_true, y_pred = same_rank(y_true, y_pred)
    return tf.cast(tf.equal(tf.cast(y_true, y_pred.dtype), y_pred), tf.float32)


#: tf.keras.metrics.binary_accuracy
def binary_accuracy(y_true, y_pred, threshold=0.5):
    y_true, y_pred = same_rank(y_true, y_pred)
    decided = tf.cast(y_pred > tf.cast(threshold, y_pred.dtype), y_pred.dtype)
    return tf.cast(tf.equal(tf.cast(y_true, y_pred.dtype), decided), tf.float32)


#: tf.keras.metrics.categorical_accuracy
def categorical_accuracy(y_true, y_pred):
    return tf.cast(tf.equal(tf.argmax(y_true, axis=-1), tf.argmax(y_pred, axis=-1)), tf.float32)


#: tf.keras.metrics.sparse_categorical_accuracy
def sparse_categorical_accuracy(y_true, y_pred):
    y_true = tf.convert_to_tensor(y_true)
    y_pred = tf.convert_to_tensor(y_pred)
    if y_true.shape.ndims == y_pred.shape.ndims and y_true.shape[-1] == 1:
        y_true = tf.squeeze(y_true, [-1])
    return tf.cast(tf.equal(tf.cast(y_true, tf.int64), tf.argmax(y_pred, axis=-1)), tf.float32)


#: tf.keras.metrics.top_k_categorical_accuracy
def top_k_categorical_accuracy(y_true, y_pred, k=5):
    return tf.cast(tf.math.in_top_k(tf.argmax(y_true, axis=-1), y_pred, k), tf.float32)


#: tf.keras.metrics.sparse_top_k_categorical_accuracy
def sparse_top_k_categorical_accuracy(y_true, y_pred, k=5):
    return tf.cast(tf.math.in_top_k(tf.cast(y_true, tf.int64), y_pred, k), tf.float32)


#: tf.keras.metrics.Accuracy
class Accuracy(MeanMetricWrapper):
    def __init__(self, name="accuracy", dtype=None):
        super().__init__(accuracy, name, dtype)


#: tf.keras.metrics.BinaryAccuracy
class BinaryAccuracy(MeanMetricWrapper):
    def __init__(self, name="binary_accuracy", dtype=None, threshold=0.5):
        super().__init__(binary_accuracy, name, dtype, threshold=threshold)


#: tf.keras.metrics.CategoricalAccuracy
class CategoricalAccuracy(MeanMetricWrapper):
    def __init__(self, name="categorical_accuracy", dtype=None):
        super().__init__(categorical_accuracy, name, dtype)


#: tf.keras.metrics.SparseCategoricalAccuracy
class SparseCategoricalAccuracy(MeanMetricWrapper):
    def __init__(self, name="sparse_categorical_accuracy", dtype=None):
        super().__init__(sparse_categorical_accuracy, name, dtype)


#: tf.keras.metrics.TopKCategoricalAccuracy
class TopKCategoricalAccuracy(MeanMetricWrapper):
    def __init__(self, k=5, name="top_k_categorical_accuracy", dtype=None):
        super().__init__(top_k_categorical_accuracy, name, dtype, k=k)


#: tf.keras.metrics.MeanSquaredError
class MeanSquaredError(MeanMetricWrapper):
    def __init__(self, name="mean_squared_error", dtype=None):
        super().__init__(tf.keras.losses.mean_squared_error, name, dtype)


#: tf.keras.metrics.MeanAbsoluteError
class MeanAbsoluteError(MeanMetricWrapper):
    def __init__(self, name="mean_absolute_error", dtype=None):
        super().__init__(tf.keras.losses.mean_absolute_error, name, dtype)


#: tf.keras.metrics.RootMeanSquaredError
class RootMeanSquaredError(Average):
    def __init__(self, name="root_mean_squared_error", dtype=None):
        super().__init__(name, dtype)

    def update_state(self, y_true, y_pred, sample_weight=None):
        y_true, y_pred = same_rank(y_true, y_pred)
        self.add_values(tf.square(tf.cast(y_pred, self.dtype) - tf.cast(y_true, self.dtype)), sample_weight)

    def result(self):
        return tf.sqrt(super().result())


#: tf.keras.metrics.BinaryCrossentropy
class BinaryCrossentropy(MeanMetricWrapper):
    def __init__(self, name="binary_crossentropy", dtype=None, from_logits=False, label_smoothing=0.0):
        super().__init__(tf.keras.losses.binary_crossentropy, name, dtype, from_logits=from_logits, label_smoothing=label_smoothing)


#: tf.keras.metrics.CategoricalCrossentropy
class CategoricalCrossentropy(MeanMetricWrapper):
    def __init__(self, name="categorical_crossentropy", dtype=None, from_logits=False, label_smoothing=0.0, axis=-1):
        super().__init__(tf.keras.losses.categorical_crossentropy, name, dtype, from_logits=from_logits,
                         label_smoothing=label_smoothing, axis=axis)


#: tf.keras.metrics.SparseCategoricalCrossentropy
class SparseCategoricalCrossentropy(MeanMetricWrapper):
    def __init__(self, name="sparse_categorical_crossentropy", dtype=None, from_logits=False, axis=-1):
        super().__init__(tf.keras.losses.sparse_categorical_crossentropy, name, dtype, from_logits=from_logits, axis=axis)


class Thresholded(Metric):
    """Counts pairs of (label, decision) of a binary classifier."""

    def __init__(self, thresholds, name, dtype):
        super().__init__(dtype=dtype, name=name)
        self.threshold = 0.5 if thresholds is None else thresholds
        self.true_positives = self.add_weight(name="true_positives")
        self.false_positives = self.add_weight(name="false_positives")
        self.false_negatives = self.add_weight(name="false_negatives")
        self.true_negatives = self.add_weight(name="true_negatives")

    def update_state(self, y_true, y_pred, sample_weight=None):
        y_true, y_pred = same_rank(y_true, y_pred)
        yes = tf.cast(y_true, tf.bool)
        said = tf.cast(y_pred, self.dtype) > self.threshold
        weight = 1.0 if sample_weight is None else tf.cast(sample_weight, self.dtype)
        count = lambda mask: tf.reduce_sum(tf.cast(mask, self.dtype) * weight)
        self.true_positives.assign_add(count(tf.logical_and(yes, said)))
        self.false_positives.assign_add(count(tf.logical_and(tf.logical_not(yes), said)))
        self.false_negatives.assign_add(count(tf.logical_and(yes, tf.logical_not(said))))
        self.true_negatives.assign_add(count(tf.logical_and(tf.logical_not(yes), tf.logical_not(said))))


#: tf.keras.metrics.Precision
class Precision(Thresholded):
    def __init__(self, thresholds=None, top_k=None, class_id=None, name="precision", dtype=None):
        super().__init__(thresholds, name, dtype)

    def result(self):
        return tf.math.divide_no_nan(self.true_positives.value(), self.true_positives + self.false_positives)


#: tf.keras.metrics.Recall
class Recall(Thresholded):
    def __init__(self, thresholds=None, top_k=None, class_id=None, name="recall", dtype=None):
        super().__init__(thresholds, name, dtype)

    def result(self):
        return tf.math.divide_no_nan(self.true_positives.value(), self.true_positives + self.false_negatives)
