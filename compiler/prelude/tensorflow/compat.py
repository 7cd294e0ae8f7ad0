# tf.compat.v1, tf.contrib.eager, tf.autograph helpers, tf.config: what programs of several ages of TensorFlow name.


#: tf.compat.v1.enable_eager_execution, tf.enable_eager_execution, tf.compat.v1.enable_v2_behavior, tf.compat.v1.enable_resource_variables
def enable_eager_execution(config=None, device_policy=None, execution_mode=None):
    return None


#: tf.compat.v1.to_float, tf.to_float
def to_float(x, name="ToFloat"):
    return tf.cast(x, tf.float32)


#: tf.compat.v1.to_double
def to_double(x, name="ToDouble"):
    return tf.cast(x, tf.float64)


#: tf.compat.v1.to_int32
def to_int32(x, name="ToInt32"):
    return tf.cast(x, tf.int32)


#: tf.compat.v1.to_int64
def to_int64(x, name="ToInt64"):
    return tf.cast(x, tf.int64)


#: tf.compat.v1.train.Optimizer
class Optimizer:
    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        pairs = list(grads_and_vars)
        if not pairs:
            raise ValueError("No variables provided.")
        kept = [(g, v) for g, v in pairs if g is not None]
        if not kept:
            raise ValueError("No gradients provided for any variable: " + str([v for _, v in pairs]) + ".")
        self.prepare()
        for g, v in kept:
            self.update(tf.convert_to_tensor(g), v)
        self.finish()
        if global_step is not None:
            global_step.assign_add(1)
        return None

    def compute_gradients(self, loss, var_list=None, **kwargs):
        if not callable(loss):
            raise RuntimeError("`loss` passed to Optimizer.compute_gradients should be a function when eager execution is enabled.")
        with tf.GradientTape() as tape:
            if var_list is not None:
                tape.watch(var_list)
            value = loss()
        variables = tape.watched_variables() if var_list is None else (var_list() if callable(var_list) else var_list)
        variables = list(variables)
        return list(zip(tape.gradient(value, variables), variables))

    def minimize(self, loss, global_step=None, var_list=None, **kwargs):
        return self.apply_gradients(self.compute_gradients(loss, var_list), global_step=global_step)

    def prepare(self):
        pass

    def finish(self):
        pass

    def rate(self, dtype):
        value = self._learning_rate
        return tf.cast(value() if callable(value) else value, dtype)

    def slot(self, name, variable, value=0.0):
        slots = self.__dict__.setdefault("_slot_table", {})
        key = (name, variable.ref())
        if key not in slots:
            with tf.init_scope():
                slots[key] = tf.Variable(tf.fill(variable.shape, tf.constant(value, variable.dtype)), trainable=False)
        return slots[key]


#: tf.compat.v1.train.GradientDescentOptimizer, tf.train.GradientDescentOptimizer
class GradientDescentOptimizer(Optimizer):
    def __init__(self, learning_rate, use_locking=False, name="GradientDescent"):
        self._learning_rate = learning_rate

    def update(self, gradient, variable):
        variable.assign_sub(gradient * self.rate(variable.dtype))


#: tf.compat.v1.train.MomentumOptimizer, tf.train.MomentumOptimizer
class MomentumOptimizer(Optimizer):
    def __init__(self, learning_rate, momentum, use_locking=False, name="Momentum", use_nesterov=False):
        self._learning_rate = learning_rate
        self._momentum = momentum
        self._nesterov = use_nesterov

    def update(self, gradient, variable):
        m = self.slot("momentum", variable)
        rate = self.rate(variable.dtype)
        m.assign(m * self._momentum + gradient)
        if self._nesterov:
            variable.assign_sub(gradient * rate + m * self._momentum * rate)
        else:
            variable.assign_sub(m * rate)


#: tf.compat.v1.train.AdamOptimizer, tf.train.AdamOptimizer
class AdamOptimizer(Optimizer):
    def __init__(self, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-08, use_locking=False, name="Adam"):
        self._learning_rate = learning_rate
        self._beta1 = beta1
        self._beta2 = beta2
        self._epsilon = epsilon
        self._step = None

    def prepare(self):
        if self._step is None:
            with tf.init_scope():
                self._step = tf.Variable([self._beta1, self._beta2], trainable=False)

    def update(self, gradient, variable):
        m = self.slot("m", variable)
        v = self.slot("v", variable)
        powers = tf.cast(self._step, variable.dtype)
        rate = self.rate(variable.dtype) * tf.sqrt(1 - powers[1]) / (1 - powers[0])
        m.assign(m + (gradient - m) * (1 - self._beta1))
        v.assign(v + (tf.square(gradient) - v) * (1 - self._beta2))
        variable.assign_sub(m * rate / (tf.sqrt(v) + self._epsilon))

    def finish(self):
        self._step.assign(self._step * tf.constant([self._beta1, self._beta2]))


#: tf.compat.v1.train.AdagradOptimizer, tf.train.AdagradOptimizer
class AdagradOptimizer(Optimizer):
    def __init__(self, learning_rate, initial_accumulator_value=0.1, use_locking=False, name="Adagrad"):
        self._learning_rate = learning_rate
        self._initial = initial_accumulator_value

    def update(self, gradient, variable):
        a = self.slot("accumulator", variable, self._initial)
        a.assign_add(tf.square(gradient))
        variable.assign_sub(self.rate(variable.dtype) * gradient * tf.math.rsqrt(a))


#: tf.compat.v1.train.RMSPropOptimizer, tf.train.RMSPropOptimizer
class RMSPropOptimizer(Optimizer):
    def __init__(self, learning_rate, decay=0.9, momentum=0.0, epsilon=1e-10, use_locking=False, centered=False, name="RMSProp"):
        self._learning_rate = learning_rate
        self._decay = decay
        self._momentum = momentum
        self._epsilon = epsilon

    def update(self, gradient, variable):
        square = self.slot("rms", variable, 1.0)
        momentum = self.slot("momentum", variable)
        square.assign(square + (tf.square(gradient) - square) * (1 - self._decay))
        momentum.assign(momentum * self._momentum + self.rate(variable.dtype) * gradient * tf.math.rsqrt(square + self._epsilon))
        variable.assign_sub(momentum)


#: tf.contrib.eager.Variable
class EagerVariable:
    def __new__(cls, *args, **kwargs):
        return tf.Variable(*args, **kwargs)


#: tf.contrib.eager.implicit_gradients
def implicit_gradients(f):
    def grad_fn(*args, **kwargs):
        return implicit_value_and_gradients(f)(*args, **kwargs)[1]
    return grad_fn


#: tf.contrib.eager.implicit_value_and_gradients
def implicit_value_and_gradients(f):
    def grad_fn(*args, **kwargs):
        with tf.GradientTape() as tape:
            value = f(*args, **kwargs)
        variables = list(tape.watched_variables())
        if not variables:
            raise ValueError("No trainable variables were accessed while the function was being computed.")
        return value, list(zip(tape.gradient(value, variables), variables))
    return grad_fn


#: tf.contrib.eager.gradients_function
def gradients_function(f, params=None):
    def grad_fn(*args, **kwargs):
        return value_and_gradients_function(f, params)(*args, **kwargs)[1]
    return grad_fn


#: tf.contrib.eager.value_and_gradients_function
def value_and_gradients_function(f, params=None):
    def grad_fn(*args, **kwargs):
        given = [tf.convert_to_tensor(a) for a in args]
        with tf.GradientTape(watch_accessed_variables=False) as tape:
            for a in given:
                tape.watch(a)
            value = f(*given, **kwargs)
        return value, tape.gradient(value, given)
    return grad_fn


#: tf.contrib.eager.make_template
def make_template(*args, **kwargs):
    raise NotImplementedError("weft does not have tfe.make_template")


#: tf.config.list_physical_devices, tf.config.experimental.list_physical_devices
def list_physical_devices(device_type=None):
    device = PhysicalDevice("/physical_device:CPU:0", "CPU")
    return [device] if device_type in (None, "CPU") else []


class PhysicalDevice(_weft.namedtuple("PhysicalDevice", ["name", "device_type"])):
    pass


#: tf.config.list_logical_devices
def list_logical_devices(device_type=None):
    return [LogicalDevice("/device:CPU:0", "CPU")] if device_type in (None, "CPU") else []


class LogicalDevice(_weft.namedtuple("LogicalDevice", ["name", "device_type"])):
    pass


#: tf.config.set_visible_devices, tf.config.experimental.set_memory_growth, tf.config.optimizer.set_jit, tf.config.optimizer.set_experimental_options, tf.config.threading.set_inter_op_parallelism_threads, tf.config.threading.set_intra_op_parallelism_threads, tf.config.experimental.enable_op_determinism, tf.config.experimental.enable_tensor_float_32_execution, tf.debugging.disable_traceback_filtering, tf.debugging.enable_traceback_filtering
def no_effect(*args, **kwargs):
    return None


#: tf.test.is_gpu_available, tf.test.is_built_with_cuda
def no_gpu(*args, **kwargs):
    return False


#: tf.train.ExponentialMovingAverage
class ExponentialMovingAverage:
    def __init__(self, decay, num_updates=None, zero_debias=False, name="ExponentialMovingAverage"):
        self._decay = decay
        self._num_updates = num_updates
        self._averages = {}

    def apply(self, var_list=None):
        decay = self._decay
        if self._num_updates is not None:
            n = tf.cast(self._num_updates, tf.float32)
            decay = tf.minimum(decay, (1.0 + n) / (10.0 + n))
        for v in var_list:
            if v.ref() not in self._averages:
                with tf.init_scope():
                    self._averages[v.ref()] = tf.Variable(v.value() if isinstance(v, tf.Variable) else tf.zeros_like(v), trainable=False)
            average = self._averages[v.ref()]
            average.assign_sub((average - v) * (1 - tf.cast(decay, average.dtype)))

    def average(self, var):
        return self._averages.get(var.ref())


#: tf.train.Checkpoint
class Checkpoint:
    def __init__(self, root=None, **kwargs):
        self.__dict__.update(kwargs)

    def save(self, file_prefix, options=None):
        raise NotImplementedError("weft does not have tf.train.Checkpoint.save yet")

    def restore(self, save_path, options=None):
        raise NotImplementedError("weft does not have tf.train.Checkpoint.restore yet")


#: tf.saved_model.save
def saved_model_save(obj, export_dir, signatures=None, options=None):
    raise NotImplementedError("weft writes a SavedModel with `weft export --format=savedmodel FILE`, not from the program")


#: tf.saved_model.load
def saved_model_load(export_dir, tags=None, options=None):
    raise NotImplementedError("weft does not have tf.saved_model.load yet")


#: tf.type_spec_from_value
def type_spec_from_value(value):
    return tf.TensorSpec.from_tensor(tf.convert_to_tensor(value))
