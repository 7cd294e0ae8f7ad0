# tf.keras.losses: functions of one value an example, and the classes that weigh and average them.


def epsilon():
    return 1e-7


def squeeze_or_expand(y_true, y_pred):
    a, b = y_true.shape.ndims, y_pred.shape.ndims
    if a == b + 1 and y_true.shape[-1] == 1:
        return tf.squeeze(y_true, [-1]), y_pred
    if b == a + 1 and y_pred.shape[-1] == 1:
        return y_true, tf.squeeze(y_pred, [-1])
    return y_true, y_pred


def pair(y_true, y_pred):
    y_pred = tf.convert_to_tensor(y_pred)
    if not y_pred.dtype.is_floating:
        y_pred = tf.cast(y_pred, tf.float32)
    return squeeze_or_expand(tf.cast(tf.convert_to_tensor(y_true), y_pred.dtype), y_pred)


#: tf.keras.losses.mean_squared_error, tf.keras.losses.MSE, tf.keras.losses.mse, tf.keras.metrics.mean_squared_error
def mean_squared_error(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    return tf.reduce_mean(tf.square(y_true - y_pred), axis=-1)


#: tf.keras.losses.mean_absolute_error, tf.keras.losses.MAE, tf.keras.losses.mae
def mean_absolute_error(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    return tf.reduce_mean(tf.abs(y_true - y_pred), axis=-1)


#: tf.keras.losses.mean_absolute_percentage_error, tf.keras.losses.MAPE
def mean_absolute_percentage_error(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    return 100.0 * tf.reduce_mean(tf.abs((y_true - y_pred) / tf.maximum(tf.abs(y_true), epsilon())), axis=-1)


#: tf.keras.losses.mean_squared_logarithmic_error, tf.keras.losses.MSLE
def mean_squared_logarithmic_error(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    first = tf.math.log(tf.maximum(y_pred, epsilon()) + 1.0)
    second = tf.math.log(tf.maximum(y_true, epsilon()) + 1.0)
    return tf.reduce_mean(tf.square(first - second), axis=-1)


#: tf.keras.losses.huber
def huber(y_true, y_pred, delta=1.0):
    y_true, y_pred = pair(y_true, y_pred)
    error = tf.abs(y_pred - y_true)
    return tf.reduce_mean(tf.where(error <= delta, 0.5 * tf.square(error), delta * error - 0.5 * delta * delta), axis=-1)


#: tf.keras.losses.log_cosh
def log_cosh(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    x = y_pred - y_true
    return tf.reduce_mean(x + tf.math.softplus(x * -2.0) - 0.6931471805599453, axis=-1)


def signs(y_true):
    binary = tf.reduce_all(tf.logical_or(tf.equal(y_true, 0), tf.equal(y_true, 1)))
    return tf.where(binary, 2.0 * y_true - 1.0, y_true)


#: tf.keras.losses.hinge
def hinge(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    return tf.reduce_mean(tf.maximum(1.0 - signs(y_true) * y_pred, 0.0), axis=-1)


#: tf.keras.losses.squared_hinge
def squared_hinge(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    return tf.reduce_mean(tf.square(tf.maximum(1.0 - signs(y_true) * y_pred, 0.0)), axis=-1)


#: tf.keras.losses.categorical_hinge
def categorical_hinge(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    positive = tf.reduce_sum(y_true * y_pred, axis=-1)
    negative = tf.reduce_max((1.0 - y_true) * y_pred, axis=-1)
    return tf.maximum(negative - positive + 1.0, 0.0)


#: tf.keras.losses.cosine_similarity
def cosine_similarity(y_true, y_pred, axis=-1):
    y_true, y_pred = pair(y_true, y_pred)
    return -tf.reduce_sum(tf.math.l2_normalize(y_true, axis=axis) * tf.math.l2_normalize(y_pred, axis=axis), axis=axis)


#: tf.keras.losses.kl_divergence, tf.keras.losses.KLD
def kl_divergence(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    y_true = tf.clip_by_value(y_true, epsilon(), 1.0)
    y_pred = tf.clip_by_value(y_pred, epsilon(), 1.0)
    return tf.reduce_sum(y_true * tf.math.log(y_true / y_pred), axis=-1)


#: tf.keras.losses.poisson
def poisson(y_true, y_pred):
    y_true, y_pred = pair(y_true, y_pred)
    return tf.reduce_mean(y_pred - y_true * tf.math.log(y_pred + epsilon()), axis=-1)


#: tf.keras.losses.binary_crossentropy
def binary_crossentropy(y_true, y_pred, from_logits=False, label_smoothing=0.0, axis=-1):
    y_true, y_pred = pair(y_true, y_pred)
    if label_smoothing:
        y_true = y_true * (1.0 - label_smoothing) + 0.5 * label_smoothing
    return tf.reduce_mean(binary_elements(y_true, y_pred, from_logits), axis=axis)


def binary_elements(y_true, y_pred, from_logits):
    if from_logits:
        return tf.nn.sigmoid_cross_entropy_with_logits(labels=y_true, logits=y_pred)
    y_pred = tf.clip_by_value(y_pred, epsilon(), 1.0 - epsilon())
    return -(y_true * tf.math.log(y_pred) + (1.0 - y_true) * tf.math.log(1.0 - y_pred))


#: tf.keras.losses.categorical_crossentropy
def categorical_crossentropy(y_true, y_pred, from_logits=False, label_smoothing=0.0, axis=-1):
    y_pred = tf.convert_to_tensor(y_pred)
    y_true = tf.cast(y_true, y_pred.dtype)
    if label_smoothing:
        y_true = y_true * (1.0 - label_smoothing) + label_smoothing / y_pred.shape[-1]
    if from_logits:
        return tf.nn.softmax_cross_entropy_with_logits(labels=y_true, logits=y_pred, axis=axis)
    y_pred = y_pred / tf.reduce_sum(y_pred, axis=axis, keepdims=True)
    y_pred = tf.clip_by_value(y_pred, epsilon(), 1.0 - epsilon())
    return -tf.reduce_sum(y_true * tf.math.log(y_pred), axis=axis)


#: tf.keras.losses.sparse_categorical_crossentropy
def sparse_categorical_crossentropy(y_true, y_pred, from_logits=False, ignore_class=None, axis=-1):
    y_pred = tf.convert_to_tensor(y_pred)
    y_true = tf.cast(y_true, tf.int64)
    if y_true.shape.ndims == y_pred.shape.ndims and y_true.shape[-1] == 1:
        y_true = tf.squeeze(y_true, [-1])
    if not from_logits:
        y_pred = tf.math.log(tf.clip_by_value(y_pred, epsilon(), 1.0 - epsilon()))
    return tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y_true, logits=y_pred)


#: tf.keras.losses.Loss
class Loss:
    def __init__(self, name=None, reduction="sum_over_batch_size", dtype=None):
        if reduction not in ("sum_over_batch_size", "sum", "none", "mean", "mean_with_sample_weight", None):
            raise ValueError("Invalid value for argument `reduction`. Expected one of ['sum_over_batch_size', 'sum', None, 'none', "
                             "'mean', 'mean_with_sample_weight']. Received: reduction=" + str(reduction))
        self.name = name
        self.reduction = reduction

    def __call__(self, y_true, y_pred, sample_weight=None):
        y_pred = tf.nest.map_structure(tf.convert_to_tensor, y_pred)
        losses = tf.convert_to_tensor(self.call(y_true, y_pred))
        weight = None
        if sample_weight is not None:
            weight = tf.cast(sample_weight, losses.dtype)
            if weight.shape.ndims == losses.shape.ndims + 1 and weight.shape[-1] == 1:
                weight = tf.squeeze(weight, [-1])
            losses = losses * weight
        if self.reduction in ("none", None) or losses.shape.ndims == 0:
            return losses
        if self.reduction == "sum":
            return tf.reduce_sum(losses)
        if self.reduction == "mean_with_sample_weight" and weight is not None:
            return tf.math.divide_no_nan(tf.reduce_sum(losses), tf.reduce_sum(weight))
        count = tf.cast(tf.size(losses), losses.dtype)
        return tf.math.divide_no_nan(tf.reduce_sum(losses), count)

    def call(self, y_true, y_pred):
        raise NotImplementedError()


class FunctionLoss(Loss):
    def __init__(self, function, reduction, name, **arguments):
        super().__init__(name=name, reduction=reduction)
        self.fn = function
        self.arguments = arguments

    def call(self, y_true, y_pred):
        return self.fn(y_true, y_pred, **self.arguments)


#: tf.keras.losses.MeanSquaredError
class MeanSquaredError(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="mean_squared_error", dtype=None):
        super().__init__(mean_squared_error, reduction, name)


#: tf.keras.losses.MeanAbsoluteError
class MeanAbsoluteError(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="mean_absolute_error", dtype=None):
        super().__init__(mean_absolute_error, reduction, name)


#: tf.keras.losses.MeanAbsolutePercentageError
class MeanAbsolutePercentageError(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="mean_absolute_percentage_error", dtype=None):
        super().__init__(mean_absolute_percentage_error, reduction, name)


#: tf.keras.losses.MeanSquaredLogarithmicError
class MeanSquaredLogarithmicError(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="mean_squared_logarithmic_error", dtype=None):
        super().__init__(mean_squared_logarithmic_error, reduction, name)


#: tf.keras.losses.Huber
class Huber(FunctionLoss):
    def __init__(self, delta=1.0, reduction="sum_over_batch_size", name="huber_loss", dtype=None):
        super().__init__(huber, reduction, name, delta=delta)


#: tf.keras.losses.LogCosh
class LogCosh(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="log_cosh", dtype=None):
        super().__init__(log_cosh, reduction, name)


#: tf.keras.losses.Hinge
class Hinge(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="hinge", dtype=None):
        super().__init__(hinge, reduction, name)


#: tf.keras.losses.SquaredHinge
class SquaredHinge(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="squared_hinge", dtype=None):
        super().__init__(squared_hinge, reduction, name)


#: tf.keras.losses.CategoricalHinge
class CategoricalHinge(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="categorical_hinge", dtype=None):
        super().__init__(categorical_hinge, reduction, name)


#: tf.keras.losses.CosineSimilarity
class CosineSimilarity(FunctionLoss):
    def __init__(self, axis=-1, reduction="sum_over_batch_size", name="cosine_similarity", dtype=None):
        super().__init__(cosine_similarity, reduction, name, axis=axis)


#: tf.keras.losses.KLDivergence
class KLDivergence(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="kl_divergence", dtype=None):
        super().__init__(kl_divergence, reduction, name)


#: tf.keras.losses.Poisson
class Poisson(FunctionLoss):
    def __init__(self, reduction="sum_over_batch_size", name="poisson", dtype=None):
        super().__init__(poisson, reduction, name)


#: tf.keras.losses.BinaryCrossentropy
class BinaryCrossentropy(FunctionLoss):
    def __init__(self, from_logits=False, label_smoothing=0.0, axis=-1, reduction="sum_over_batch_size", name="binary_crossentropy",
                 dtype=None):
        super().__init__(binary_crossentropy, reduction, name, from_logits=from_logits, label_smoothing=label_smoothing, axis=axis)


#: tf.keras.losses.CategoricalCrossentropy
class CategoricalCrossentropy(FunctionLoss):
    def __init__(self, from_logits=False, label_smoothing=0.0, axis=-1, reduction="sum_over_batch_size",
                 name="categorical_crossentropy", dtype=None):
        super().__init__(categorical_crossentropy, reduction, name, from_logits=from_logits, label_smoothing=label_smoothing,
                         axis=axis)


#: tf.keras.losses.SparseCategoricalCrossentropy
class SparseCategoricalCrossentropy(FunctionLoss):
    def __init__(self, from_logits=False, ignore_class=None, reduction="sum_over_batch_size", axis=-1,
                 name="sparse_categorical_crossentropy", dtype=None):
        super().__init__(sparse_categorical_crossentropy, reduction, name, from_logits=from_logits, axis=axis)
