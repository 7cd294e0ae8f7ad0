# tf.keras layers, Sequential, activations and initializers: enough for small models that are called directly.


#: tf.keras.activations.linear
def linear(x):
    return x


#: tf.keras.activations.relu
def relu(x, negative_slope=0.0, max_value=None, threshold=0.0):
    x = tf.convert_to_tensor(x)
    if negative_slope == 0.0 and max_value is None and threshold == 0:
        return tf.nn.relu(x)
    result = tf.where(x > threshold, x, negative_slope * (x - threshold))
    return result if max_value is None else tf.minimum(result, tf.cast(max_value, x.dtype))


#: tf.keras.activations.sigmoid
def sigmoid(x):
    return tf.sigmoid(x)


#: tf.keras.activations.tanh
def tanh(x):
    return tf.tanh(x)


#: tf.keras.activations.softmax
def softmax(x, axis=-1):
    return tf.nn.softmax(x, axis=axis)


#: tf.keras.activations.log_softmax
def log_softmax(x, axis=-1):
    return tf.nn.log_softmax(x, axis=axis)


#: tf.keras.activations.softplus
def softplus(x):
    return tf.math.softplus(x)


#: tf.keras.activations.softsign
def softsign(x):
    return tf.nn.softsign(x)


#: tf.keras.activations.elu
def elu(x, alpha=1.0):
    result = tf.nn.elu(x)
    return result if alpha == 1.0 else tf.where(x > 0, result, alpha * result)


#: tf.keras.activations.selu
def selu(x):
    return tf.nn.selu(x)


#: tf.keras.activations.gelu
def gelu(x, approximate=False):
    return tf.nn.gelu(x, approximate=approximate)


#: tf.keras.activations.silu, tf.keras.activations.swish
def silu(x):
    return tf.nn.silu(x)


#: tf.keras.activations.exponential
def exponential(x):
    return tf.exp(x)


#: tf.keras.activations.leaky_relu
def leaky_relu(x, negative_slope=0.2):
    return tf.nn.leaky_relu(x, alpha=negative_slope)


#: tf.keras.activations.hard_sigmoid
def hard_sigmoid(x):
    return tf.nn.relu6(x + 3.0) / 6.0


#: tf.keras.activations.get
def get(identifier):
    if identifier is None:
        return linear
    if callable(identifier):
        return identifier
    table = {"linear": linear, "relu": relu, "sigmoid": sigmoid, "tanh": tanh, "softmax": softmax, "softplus": softplus,
             "softsign": softsign, "elu": elu, "selu": selu, "gelu": gelu, "silu": silu, "swish": silu,
             "exponential": exponential, "leaky_relu": leaky_relu, "log_softmax": log_softmax, "hard_sigmoid": hard_sigmoid}
    if identifier not in table:
        raise ValueError("Could not interpret activation function identifier: " + str(identifier))
    return table[identifier]


def shape_list(shape):
    return list(shape.as_list() if isinstance(shape, tf.TensorShape) else shape)


def fans(shape):
    shape = shape_list(shape)
    if len(shape) == 0:
        return 1.0, 1.0
    if len(shape) == 1:
        return float(shape[0]), float(shape[0])
    field = 1
    for d in shape[:-2]:
        field *= d
    return float(shape[-2] * field), float(shape[-1] * field)


#: tf.keras.initializers.Initializer
class Initializer:
    def get_config(self):
        return {}


#: tf.keras.initializers.Zeros, tf.zeros_initializer
class Zeros(Initializer):
    def __call__(self, shape, dtype=tf.float32, **kwargs):
        return tf.zeros(shape, dtype)


#: tf.keras.initializers.Ones, tf.ones_initializer
class Ones(Initializer):
    def __call__(self, shape, dtype=tf.float32, **kwargs):
        return tf.ones(shape, dtype)


#: tf.keras.initializers.Constant, tf.constant_initializer
class Constant(Initializer):
    def __init__(self, value=0.0, support_partition=False):
        self.value = value

    def __call__(self, shape, dtype=None, **kwargs):
        value = tf.constant(self.value, dtype=dtype)
        if value.shape.num_elements() == 1:
            return tf.fill(shape, tf.reshape(value, []))
        return tf.reshape(value, shape)


class Seeded(Initializer):
    """Draws with its own seed: without one, each initializer takes the next of the global generator."""

    def __init__(self, seed=None):
        self.seed = seed

    def uniform(self, shape, low, high, dtype):
        return tf.random.uniform(shape, low, high, dtype=dtype, seed=self.seed)

    def normal(self, shape, mean, stddev, dtype):
        return tf.random.normal(shape, mean, stddev, dtype=dtype, seed=self.seed)

    def truncated(self, shape, mean, stddev, dtype):
        return tf.random.truncated_normal(shape, mean, stddev, dtype=dtype, seed=self.seed)


#: tf.keras.initializers.RandomNormal, tf.random_normal_initializer
class RandomNormal(Seeded):
    def __init__(self, mean=0.0, stddev=0.05, seed=None):
        super().__init__(seed)
        self.mean = mean
        self.stddev = stddev

    def __call__(self, shape, dtype=tf.float32, **kwargs):
        return self.normal(shape, self.mean, self.stddev, dtype)


#: tf.keras.initializers.RandomUniform, tf.random_uniform_initializer
class RandomUniform(Seeded):
    def __init__(self, minval=-0.05, maxval=0.05, seed=None):
        super().__init__(seed)
        self.minval = minval
        self.maxval = maxval

    def __call__(self, shape, dtype=tf.float32, **kwargs):
        return self.uniform(shape, self.minval, self.maxval, dtype)


#: tf.keras.initializers.TruncatedNormal
class TruncatedNormal(RandomNormal):
    def __call__(self, shape, dtype=tf.float32, **kwargs):
        return self.truncated(shape, self.mean, self.stddev, dtype)


#: tf.keras.initializers.VarianceScaling
class VarianceScaling(Seeded):
    def __init__(self, scale=1.0, mode="fan_in", distribution="truncated_normal", seed=None):
        super().__init__(seed)
        self.scale = scale
        self.mode = mode
        self.distribution = distribution

    def __call__(self, shape, dtype=tf.float32, **kwargs):
        fan_in, fan_out = fans(shape)
        if self.mode == "fan_in":
            scale = self.scale / max(1.0, fan_in)
        elif self.mode == "fan_out":
            scale = self.scale / max(1.0, fan_out)
        else:
            scale = self.scale / max(1.0, (fan_in + fan_out) / 2.0)
        if self.distribution == "uniform":
            limit = (3.0 * scale) ** 0.5
            return self.uniform(shape, -limit, limit, dtype)
        if self.distribution == "untruncated_normal":
            return self.normal(shape, 0.0, scale ** 0.5, dtype)
        # The constant is the standard deviation of a normal truncated at two standard deviations.
        return self.truncated(shape, 0.0, scale ** 0.5 / 0.87962566103423978, dtype)


#: tf.keras.initializers.GlorotUniform
class GlorotUniform(VarianceScaling):
    def __init__(self, seed=None):
        super().__init__(1.0, "fan_avg", "uniform", seed)


#: tf.keras.initializers.GlorotNormal
class GlorotNormal(VarianceScaling):
    def __init__(self, seed=None):
        super().__init__(1.0, "fan_avg", "truncated_normal", seed)


#: tf.keras.initializers.HeNormal
class HeNormal(VarianceScaling):
    def __init__(self, seed=None):
        super().__init__(2.0, "fan_in", "truncated_normal", seed)


#: tf.keras.initializers.HeUniform
class HeUniform(VarianceScaling):
    def __init__(self, seed=None):
        super().__init__(2.0, "fan_in", "uniform", seed)


#: tf.keras.initializers.get
def get_initializer(identifier):
    if identifier is None:
        return None
    if isinstance(identifier, type):
        return identifier()
    if callable(identifier):
        return identifier
    table = {"zeros": Zeros, "ones": Ones, "glorot_uniform": GlorotUniform, "glorot_normal": GlorotNormal, "he_normal": HeNormal,
             "he_uniform": HeUniform, "random_normal": RandomNormal, "random_uniform": RandomUniform}
    if identifier not in table:
        raise ValueError("Could not interpret initializer identifier: " + str(identifier))
    return table[identifier]()


#: tf.keras.layers.Layer, tf.keras.Layer
class Layer(tf.Module):
    def __init__(self, name=None, trainable=True, dtype=None, **kwargs):
        super().__init__(name=name)
        self.built = False
        self.trainable = trainable
        self._dtype = tf.float32 if dtype is None else tf.as_dtype(dtype)
        self._own_weights = []

    def add_weight(self, shape=None, initializer=None, dtype=None, trainable=True, name=None, regularizer=None, **kwargs):
        if initializer is None:
            initializer = GlorotUniform()
        else:
            initializer = get_initializer(initializer)
        dtype = self._dtype if dtype is None else tf.as_dtype(dtype)
        with tf.init_scope():
            start = initializer(tuple(() if shape is None else shape), dtype=dtype)
            variable = tf.Variable(start, trainable=trainable, name=name if name is not None else "variable")
        self._own_weights.append(variable)
        return variable

    def build(self, input_shape):
        pass

    def call(self, inputs):
        return inputs

    def __call__(self, *args, **kwargs):
        args = tuple(tf.nest.map_structure(as_input, a) for a in args)
        if not self.built:
            shapes = tf.nest.map_structure(lambda x: x.shape, args[0]) if args else None
            self.build(shapes)
            self.built = True
        if "training" in kwargs and not self.takes_training():
            kwargs.pop("training")
        return self.call(*args, **kwargs)

    def takes_training(self):
        return _weft.has_parameter(self.call, "training")

    def children(self):
        found = []
        for value in vars(self).values():
            if isinstance(value, Layer):
                found.append(value)
            elif isinstance(value, (list, tuple)):
                found += [v for v in value if isinstance(v, Layer)]
        return found

    @property
    def weights(self):
        result = list(self._own_weights)
        for child in self.children():
            result += child.weights
        return unique_variables(result + [v for v in vars(self).values() if isinstance(v, tf.Variable)])

    @property
    def variables(self):
        return self.weights

    @property
    def trainable_weights(self):
        return [v for v in self.weights if v.trainable] if self.trainable else []

    @property
    def trainable_variables(self):
        return self.trainable_weights

    @property
    def non_trainable_variables(self):
        return [v for v in self.weights if not v.trainable]

    def get_weights(self):
        return [v.numpy() for v in self.weights]

    def set_weights(self, weights):
        for v, w in zip(self.weights, weights):
            v.assign(w)

    def count_params(self):
        return sum(v.shape.num_elements() for v in self.weights)


def as_input(x):
    if tf.is_tensor(x) or isinstance(x, tf.Variable) or x is None or isinstance(x, bool):
        return x
    return tf.cast(tf.convert_to_tensor(x), tf.float32) if hasattr(x, "dtype") or isinstance(x, (int, float)) else x


def unique_variables(variables):
    seen = set()
    result = []
    for v in variables:
        if v.ref() not in seen:
            seen.add(v.ref())
            result.append(v)
    return result


#: tf.keras.layers.Dense
class Dense(Layer):
    def __init__(self, units, activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros",
                 input_shape=None, **kwargs):
        for key in ("kernel_regularizer", "bias_regularizer", "activity_regularizer", "kernel_constraint", "bias_constraint",
                    "input_dim"):
            kwargs.pop(key, None)
        super().__init__(**kwargs)
        self.units = units
        self.activation = get(activation)
        self.use_bias = use_bias
        self.kernel_initializer = get_initializer(kernel_initializer)
        self.bias_initializer = get_initializer(bias_initializer)
        self.kernel = None
        self.bias = None

    def build(self, input_shape):
        self.kernel = self.add_weight(shape=(input_shape[-1], self.units), initializer=self.kernel_initializer, name="kernel")
        if self.use_bias:
            self.bias = self.add_weight(shape=(self.units,), initializer=self.bias_initializer, name="bias")

    def call(self, inputs):
        x = tf.cast(inputs, self._dtype)
        x = tf.matmul(x, self.kernel) if x.shape.ndims == 2 else tf.tensordot(x, self.kernel, 1)
        if self.use_bias:
            x = x + self.bias
        return self.activation(x)


#: tf.keras.layers.Activation
class Activation(Layer):
    def __init__(self, activation, **kwargs):
        super().__init__(**kwargs)
        self.activation = get(activation)

    def call(self, inputs):
        return self.activation(inputs)


#: tf.keras.layers.ReLU
class ReLU(Layer):
    def call(self, inputs):
        return tf.nn.relu(inputs)


#: tf.keras.layers.Flatten
class Flatten(Layer):
    def __init__(self, data_format=None, input_shape=None, **kwargs):
        super().__init__(**kwargs)

    def call(self, inputs):
        size = 1
        for d in inputs.shape[1:]:
            size *= d
        batch = inputs.shape[0] if inputs.shape[0] is not None else -1
        return tf.reshape(inputs, [batch, size])


#: tf.keras.layers.Reshape
class Reshape(Layer):
    def __init__(self, target_shape, **kwargs):
        super().__init__(**kwargs)
        self.target_shape = tuple(target_shape)

    def call(self, inputs):
        return tf.reshape(inputs, (tf.shape(inputs)[0],) + self.target_shape)


#: tf.keras.layers.Dropout
class Dropout(Layer):
    def __init__(self, rate, noise_shape=None, seed=None, **kwargs):
        super().__init__(**kwargs)
        self.rate = rate
        self.noise_shape = noise_shape
        self.seed = seed

    def call(self, inputs, training=False):
        if not training or self.rate == 0:
            return inputs
        return tf.nn.dropout(inputs, self.rate, noise_shape=self.noise_shape, seed=self.seed)


#: tf.keras.layers.Embedding
class Embedding(Layer):
    def __init__(self, input_dim, output_dim, embeddings_initializer="random_uniform", **kwargs):
        super().__init__(**kwargs)
        self.input_dim = input_dim
        self.output_dim = output_dim
        self.embeddings_initializer = embeddings_initializer

    def build(self, input_shape):
        self.embeddings = self.add_weight(shape=(self.input_dim, self.output_dim), initializer=self.embeddings_initializer,
                                          name="embeddings")

    def call(self, inputs):
        return tf.gather(self.embeddings, tf.cast(inputs, tf.int32))


#: tf.keras.layers.LayerNormalization
class LayerNormalization(Layer):
    def __init__(self, axis=-1, epsilon=1e-3, center=True, scale=True, **kwargs):
        super().__init__(**kwargs)
        self.axis = axis
        self.epsilon = epsilon

    def build(self, input_shape):
        self.gamma = self.add_weight(shape=(input_shape[-1],), initializer="ones", name="gamma")
        self.beta = self.add_weight(shape=(input_shape[-1],), initializer="zeros", name="beta")

    def call(self, inputs):
        mean, variance = tf.nn.moments(inputs, [self.axis], keepdims=True)
        return tf.nn.batch_normalization(inputs, mean, variance, self.beta, self.gamma, self.epsilon)


#: tf.keras.layers.InputLayer, tf.keras.layers.Input, tf.keras.Input
class InputLayer(Layer):
    def __init__(self, shape=None, batch_size=None, dtype=None, input_shape=None, **kwargs):
        super().__init__(**kwargs)
        self.input_shape = shape if shape is not None else input_shape


#: tf.keras.Model
class Model(Layer):
    def compile(self, optimizer="rmsprop", loss=None, metrics=None, **kwargs):
        raise NotImplementedError("weft does not have Model.compile and Model.fit yet; write the training loop with tf.GradientTape")

    def fit(self, *args, **kwargs):
        raise NotImplementedError("weft does not have Model.compile and Model.fit yet; write the training loop with tf.GradientTape")

    @property
    def layers(self):
        return self.children()

    def predict(self, x, batch_size=None, verbose="auto", **kwargs):
        return self(x).numpy()


#: tf.keras.Sequential, tf.keras.models.Sequential
class Sequential(Model):
    def __init__(self, layers=None, trainable=True, name=None):
        super().__init__(name=name)
        self._layers = []
        for layer in layers or []:
            self.add(layer)

    def add(self, layer):
        if isinstance(layer, InputLayer):
            if layer.input_shape is not None:
                self._input = tuple(layer.input_shape)
                self._pending = True
            return
        if not callable(layer):
            raise ValueError("Only instances of `keras.Layer` can be added to a Sequential model. Received: " + str(layer) +
                             " (of type " + str(type(layer)) + ")")
        self._layers.append(layer)

    @property
    def layers(self):
        return list(self._layers)

    def build(self, input_shape):
        pass

    def call(self, inputs, training=False):
        x = inputs
        for layer in self._layers:
            x = layer(x, training=training) if isinstance(layer, Layer) else layer(x)
        return x
