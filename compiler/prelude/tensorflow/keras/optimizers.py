# tf.keras.optimizers: the update rules of Keras 3, written with the same order of operations so that the last digits agree.


def initial(variable):
    return tf.Variable(tf.zeros(variable.shape, variable.dtype), trainable=False)


#: tf.keras.optimizers.Optimizer
class Optimizer:
    def __init__(self, learning_rate=0.001, weight_decay=None, clipnorm=None, clipvalue=None, global_clipnorm=None, use_ema=False,
                 ema_momentum=0.99, ema_overwrite_frequency=None, loss_scale_factor=None, gradient_accumulation_steps=None,
                 name=None, **kwargs):
        for key in kwargs:
            raise ValueError("Argument(s) not recognized: {'" + key + "': " + str(kwargs[key]) + "}")
        if [clipnorm is not None, clipvalue is not None, global_clipnorm is not None].count(True) > 1:
            raise ValueError("At most one of `clipnorm`, `clipvalue` and `global_clipnorm` may be set.")
        self.name = name if name is not None else type(self).__name__.lower()
        self.clipnorm = clipnorm
        self.clipvalue = clipvalue
        self.global_clipnorm = global_clipnorm
        self.weight_decay = weight_decay
        self.use_ema = use_ema
        self.built = False
        self.iterations = tf.Variable(0, dtype=tf.int64, trainable=False, name="iteration")
        self._slots = []
        self._trainable_variables = []
        if isinstance(learning_rate, LearningRateSchedule) or callable(learning_rate):
            self._learning_rate = learning_rate
        else:
            self._learning_rate = tf.Variable(float(learning_rate), dtype=tf.float32, trainable=False, name="learning_rate")

    @property
    def learning_rate(self):
        rate = self._learning_rate
        if isinstance(rate, LearningRateSchedule):
            return rate(self.iterations)
        if callable(rate):
            return rate()
        return rate

    @learning_rate.setter
    def learning_rate(self, value):
        if isinstance(value, LearningRateSchedule) or callable(value):
            self._learning_rate = value
        elif isinstance(self._learning_rate, tf.Variable):
            self._learning_rate.assign(value)
        else:
            self._learning_rate = tf.Variable(float(value), dtype=tf.float32, trainable=False, name="learning_rate")

    @property
    def lr(self):
        return self.learning_rate

    @lr.setter
    def lr(self, value):
        self.learning_rate = value

    @property
    def variables(self):
        rate = [self._learning_rate] if isinstance(self._learning_rate, tf.Variable) else []
        return [self.iterations] + rate + self._slots

    def build(self, var_list):
        self.built = True
        self._trainable_variables = list(var_list)
        self._places = {}
        for i in range(len(self._trainable_variables)):
            self._places[self._trainable_variables[i].ref()] = i
        with tf.init_scope():
            self.make_slots(self._trainable_variables)

    def slots_like(self, variables, value=0.0):
        slots = []
        for v in variables:
            start = tf.zeros(v.shape, v.dtype) if value == 0.0 else tf.fill(v.shape, tf.constant(value, v.dtype))
            slots.append(tf.Variable(start, trainable=False))
        self._slots = self._slots + slots
        return slots

    def make_slots(self, variables):
        pass

    def apply_gradients(self, grads_and_vars, name=None):
        pairs = list(grads_and_vars)
        grads = [g for g, _ in pairs]
        variables = [v for _, v in pairs]
        self.apply(grads, variables)
        return self.iterations

    def apply(self, grads, trainable_variables=None):
        grads = list(grads)
        if trainable_variables is None:
            trainable_variables = self._trainable_variables
        trainable_variables = list(trainable_variables)
        if len(grads) == 0:
            return
        if not self.built:
            self.build(trainable_variables)
        for v in trainable_variables:
            if v.ref() not in self._places:
                raise ValueError("Unknown variable: " + str(v) + ". This optimizer can only be called for the variables it was " +
                                 "originally built with. When working with a new set of variables, you should recreate a new " +
                                 "optimizer instance.")
        kept = [(g, v) for g, v in zip(grads, trainable_variables) if g is not None]
        if not kept:
            raise ValueError("No gradients provided for any variable.")
        kept = [(tf.convert_to_tensor(g), v) for g, v in kept]
        kept = self.clip(kept)
        rate = tf.cast(tf.convert_to_tensor(self.learning_rate), tf.float32)
        if self.weight_decay is not None:
            for _, v in kept:
                v.assign(v - v * tf.cast(self.weight_decay, v.dtype) * tf.cast(rate, v.dtype))
        for g, v in kept:
            self.update_step(g, v, tf.cast(rate, v.dtype), self._places[v.ref()])
        self.iterations.assign_add(1)

    def clip(self, pairs):
        if self.clipnorm is not None:
            return [(tf.clip_by_norm(g, self.clipnorm), v) for g, v in pairs]
        if self.global_clipnorm is not None:
            clipped, _ = tf.clip_by_global_norm([g for g, _ in pairs], self.global_clipnorm)
            return list(zip(clipped, [v for _, v in pairs]))
        if self.clipvalue is not None:
            return [(tf.clip_by_value(g, -self.clipvalue, self.clipvalue), v) for g, v in pairs]
        return pairs

    def minimize(self, loss, var_list, tape=None):
        if tape is None:
            with tf.GradientTape() as tape:
                value = loss()
        else:
            value = loss
        variables = var_list() if callable(var_list) else var_list
        self.apply_gradients(zip(tape.gradient(value, variables), variables))
        return self.iterations

    def step_number(self, variable):
        return tf.cast(self.iterations + 1, variable.dtype)


#: tf.keras.optimizers.SGD, tf.optimizers.SGD
class SGD(Optimizer):
    def __init__(self, learning_rate=0.01, momentum=0.0, nesterov=False, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        if not isinstance(momentum, float) or momentum < 0 or momentum > 1:
            if not (isinstance(momentum, (int, float)) and 0 <= momentum <= 1):
                raise ValueError("`momentum` must be a float between [0, 1].")
        self.momentum = momentum
        self.nesterov = nesterov

    def make_slots(self, variables):
        self.momentums = self.slots_like(variables) if self.momentum != 0 else []

    def update_step(self, gradient, variable, rate, place):
        if self.momentum == 0:
            variable.assign_sub(rate * gradient)
            return
        m = self.momentums[place]
        momentum = tf.cast(self.momentum, variable.dtype)
        value = m * momentum - gradient * rate
        m.assign(value)
        if self.nesterov:
            variable.assign_add(value * momentum - gradient * rate)
        else:
            variable.assign_add(value)


#: tf.keras.optimizers.Adam, tf.optimizers.Adam
class Adam(Optimizer):
    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, amsgrad=False, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.beta_1 = beta_1
        self.beta_2 = beta_2
        self.epsilon = epsilon
        self.amsgrad = amsgrad

    def make_slots(self, variables):
        self._momentums = []
        self._velocities = []
        for v in variables:
            self._momentums += self.slots_like([v])
            self._velocities += self.slots_like([v])
        self._hats = self.slots_like(variables) if self.amsgrad else []

    def update_step(self, gradient, variable, rate, place):
        t = self.step_number(variable)
        power_1 = tf.pow(tf.cast(self.beta_1, variable.dtype), t)
        power_2 = tf.pow(tf.cast(self.beta_2, variable.dtype), t)
        m = self._momentums[place]
        v = self._velocities[place]
        alpha = rate * tf.sqrt(1 - power_2) / (1 - power_1)
        m.assign_add((gradient - m) * (1 - self.beta_1))
        v.assign_add((tf.square(gradient) - v) * (1 - self.beta_2))
        if self.amsgrad:
            hat = self._hats[place]
            hat.assign(tf.maximum(hat, v))
            v = hat
        variable.assign_sub((m * alpha) / (tf.sqrt(v) + self.epsilon))


#: tf.keras.optimizers.AdamW
class AdamW(Adam):
    def __init__(self, learning_rate=0.001, weight_decay=0.004, **kwargs):
        super().__init__(learning_rate=learning_rate, weight_decay=weight_decay, **kwargs)


#: tf.keras.optimizers.Adamax
class Adamax(Optimizer):
    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.beta_1 = beta_1
        self.beta_2 = beta_2
        self.epsilon = epsilon

    def make_slots(self, variables):
        self._m = self.slots_like(variables)
        self._u = self.slots_like(variables)

    def update_step(self, gradient, variable, rate, place):
        t = self.step_number(variable)
        power = tf.pow(tf.cast(self.beta_1, variable.dtype), t)
        m = self._m[place]
        u = self._u[place]
        m.assign_add((gradient - m) * (1 - self.beta_1))
        u.assign(tf.maximum(self.beta_2 * u, tf.abs(gradient)))
        variable.assign_sub((rate * m) / ((1 - power) * (u + self.epsilon)))


#: tf.keras.optimizers.Nadam
class Nadam(Optimizer):
    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.beta_1 = beta_1
        self.beta_2 = beta_2
        self.epsilon = epsilon

    def make_slots(self, variables):
        self._u_product = tf.Variable(1.0, dtype=variables[0].dtype, trainable=False)
        self._m = self.slots_like(variables)
        self._v = self.slots_like(variables)

    def apply(self, grads, trainable_variables=None):
        self._advance = True
        super().apply(grads, trainable_variables)

    def update_step(self, gradient, variable, rate, place):
        dtype = variable.dtype
        t = self.step_number(variable)
        decay = tf.cast(0.96, dtype)
        beta_1 = tf.cast(self.beta_1, dtype)
        u_t = beta_1 * (1.0 - 0.5 * tf.pow(decay, t * 0.004))
        u_next = beta_1 * (1.0 - 0.5 * tf.pow(decay, (t + 1) * 0.004))
        if self._advance:
            self._u_product.assign(self._u_product * tf.cast(u_t, self._u_product.dtype))
            self._advance = False
        product = tf.cast(self._u_product, dtype)
        product_next = product * u_next
        power_2 = tf.pow(tf.cast(self.beta_2, dtype), t)
        m = self._m[place]
        v = self._v[place]
        m.assign_add((gradient - m) * (1 - beta_1))
        v.assign_add((tf.square(gradient) - v) * (1 - self.beta_2))
        m_hat = u_next * m / (1 - product_next) + (1 - u_t) * gradient / (1 - product)
        v_hat = v / (1 - power_2)
        variable.assign_sub((m_hat * rate) / (tf.sqrt(v_hat) + self.epsilon))


#: tf.keras.optimizers.RMSprop, tf.optimizers.RMSprop
class RMSprop(Optimizer):
    def __init__(self, learning_rate=0.001, rho=0.9, momentum=0.0, epsilon=1e-7, centered=False, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.rho = rho
        self.momentum = momentum
        self.epsilon = epsilon
        self.centered = centered

    def make_slots(self, variables):
        self._velocities = self.slots_like(variables)
        self._momentums = self.slots_like(variables) if self.momentum > 0 else []
        self._averages = self.slots_like(variables) if self.centered else []

    def update_step(self, gradient, variable, rate, place):
        v = self._velocities[place]
        v.assign(self.rho * v + (1 - self.rho) * tf.square(gradient))
        if self.centered:
            average = self._averages[place]
            average.assign(self.rho * average + (1 - self.rho) * gradient)
            denominator = v - tf.square(average) + self.epsilon
        else:
            denominator = v + self.epsilon
        step = (rate * gradient) / tf.sqrt(denominator)
        if self.momentum > 0:
            m = self._momentums[place]
            m.assign(self.momentum * m + step)
            variable.assign_sub(m)
        else:
            variable.assign_sub(step)


#: tf.keras.optimizers.Adagrad, tf.optimizers.Adagrad
class Adagrad(Optimizer):
    def __init__(self, learning_rate=0.001, initial_accumulator_value=0.1, epsilon=1e-7, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.initial_accumulator_value = initial_accumulator_value
        self.epsilon = epsilon

    def make_slots(self, variables):
        self._accumulators = self.slots_like(variables, self.initial_accumulator_value)

    def update_step(self, gradient, variable, rate, place):
        a = self._accumulators[place]
        a.assign_add(tf.square(gradient))
        variable.assign_sub((rate * gradient) / tf.sqrt(a + self.epsilon))


#: tf.keras.optimizers.Adadelta
class Adadelta(Optimizer):
    def __init__(self, learning_rate=0.001, rho=0.95, epsilon=1e-7, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.rho = rho
        self.epsilon = epsilon

    def make_slots(self, variables):
        self._grads = self.slots_like(variables)
        self._deltas = self.slots_like(variables)

    def update_step(self, gradient, variable, rate, place):
        g = self._grads[place]
        d = self._deltas[place]
        g.assign(self.rho * g + (1 - self.rho) * tf.square(gradient))
        delta = -tf.sqrt(d + self.epsilon) * gradient / tf.sqrt(g + self.epsilon)
        d.assign(self.rho * d + (1 - self.rho) * tf.square(delta))
        variable.assign_add(rate * delta)


#: tf.keras.optimizers.Ftrl
class Ftrl(Optimizer):
    def __init__(self, learning_rate=0.001, learning_rate_power=-0.5, initial_accumulator_value=0.1,
                 l1_regularization_strength=0.0, l2_regularization_strength=0.0, l2_shrinkage_regularization_strength=0.0,
                 beta=0.0, **kwargs):
        super().__init__(learning_rate=learning_rate, **kwargs)
        self.learning_rate_power = learning_rate_power
        self.initial_accumulator_value = initial_accumulator_value
        self.l1 = l1_regularization_strength
        self.l2 = l2_regularization_strength
        self.shrinkage = l2_shrinkage_regularization_strength
        self.beta = beta

    def make_slots(self, variables):
        self._accumulators = self.slots_like(variables, self.initial_accumulator_value)
        self._linears = self.slots_like(variables)

    def update_step(self, gradient, variable, rate, place):
        accumulator = self._accumulators[place]
        linear = self._linears[place]
        power = self.learning_rate_power
        l2 = self.l2 + self.beta / (2.0 * rate)
        grad = gradient + 2 * self.shrinkage * variable
        squares = accumulator + tf.pow(gradient, 2)
        linear.assign_add(grad - (tf.pow(squares, -power) - tf.pow(accumulator, -power)) / rate * variable)
        quadratic = tf.pow(squares, -power) / rate + 2 * l2
        clipped = tf.clip_by_value(linear, -self.l1, self.l1)
        variable.assign((clipped - linear) / quadratic)
        accumulator.assign(squares)


#: tf.keras.optimizers.schedules.LearningRateSchedule
class LearningRateSchedule:
    pass


#: tf.keras.optimizers.schedules.ExponentialDecay
class ExponentialDecay(LearningRateSchedule):
    def __init__(self, initial_learning_rate, decay_steps, decay_rate, staircase=False, name="ExponentialDecay"):
        self.initial_learning_rate = initial_learning_rate
        self.decay_steps = decay_steps
        self.decay_rate = decay_rate
        self.staircase = staircase

    def __call__(self, step):
        rate = tf.convert_to_tensor(self.initial_learning_rate)
        dtype = rate.dtype
        p = tf.cast(step, dtype) / tf.cast(self.decay_steps, dtype)
        if self.staircase:
            p = tf.floor(p)
        return tf.multiply(rate, tf.pow(tf.cast(self.decay_rate, dtype), p))


#: tf.keras.optimizers.schedules.InverseTimeDecay
class InverseTimeDecay(LearningRateSchedule):
    def __init__(self, initial_learning_rate, decay_steps, decay_rate, staircase=False, name="InverseTimeDecay"):
        self.initial_learning_rate = initial_learning_rate
        self.decay_steps = decay_steps
        self.decay_rate = decay_rate
        self.staircase = staircase

    def __call__(self, step):
        rate = tf.convert_to_tensor(self.initial_learning_rate)
        p = tf.cast(step, rate.dtype) / tf.cast(self.decay_steps, rate.dtype)
        if self.staircase:
            p = tf.floor(p)
        return rate / (1 + tf.cast(self.decay_rate, rate.dtype) * p)


#: tf.keras.optimizers.schedules.PolynomialDecay
class PolynomialDecay(LearningRateSchedule):
    def __init__(self, initial_learning_rate, decay_steps, end_learning_rate=0.0001, power=1.0, cycle=False, name="PolynomialDecay"):
        self.initial_learning_rate = initial_learning_rate
        self.decay_steps = decay_steps
        self.end_learning_rate = end_learning_rate
        self.power = power
        self.cycle = cycle

    def __call__(self, step):
        rate = tf.convert_to_tensor(self.initial_learning_rate)
        dtype = rate.dtype
        end = tf.cast(self.end_learning_rate, dtype)
        step = tf.cast(step, dtype)
        steps = tf.cast(self.decay_steps, dtype)
        if self.cycle:
            steps = steps * tf.where(tf.equal(step, 0), tf.constant(1.0, dtype), tf.math.ceil(step / self.decay_steps))
        else:
            step = tf.minimum(step, steps)
        p = step / steps
        return (rate - end) * tf.pow(1 - p, tf.cast(self.power, dtype)) + end


#: tf.keras.optimizers.schedules.CosineDecay
class CosineDecay(LearningRateSchedule):
    def __init__(self, initial_learning_rate, decay_steps, alpha=0.0, name="CosineDecay", warmup_target=None, warmup_steps=0):
        self.initial_learning_rate = initial_learning_rate
        self.decay_steps = decay_steps
        self.alpha = alpha
        self.warmup_target = warmup_target
        self.warmup_steps = warmup_steps

    def decayed(self, step, steps, start, dtype):
        done = step / steps
        cosine = 0.5 * (1.0 + tf.cos(tf.constant(3.141592653589793, dtype=dtype) * done))
        return start * ((1 - self.alpha) * cosine + self.alpha)

    def __call__(self, step):
        rate = tf.convert_to_tensor(self.initial_learning_rate)
        dtype = rate.dtype
        step = tf.cast(step, dtype)
        steps = tf.cast(self.decay_steps, dtype)
        if self.warmup_target is None:
            return self.decayed(tf.minimum(step, steps), steps, rate, dtype)
        warmup = tf.cast(self.warmup_steps, dtype)
        target = tf.cast(self.warmup_target, dtype)
        step = tf.minimum(step, steps + warmup)
        rising = (target - rate) * (step / warmup) + rate
        return tf.where(step < warmup, rising, self.decayed(step - warmup, steps, target, dtype))


#: tf.keras.optimizers.schedules.PiecewiseConstantDecay
class PiecewiseConstantDecay(LearningRateSchedule):
    def __init__(self, boundaries, values, name="PiecewiseConstant"):
        if len(boundaries) != len(values) - 1:
            raise ValueError("The length of boundaries should be 1 less than the length of values. Received: boundaries=" +
                             str(boundaries) + " of length " + str(len(boundaries)) + ", and values=" + str(values) +
                             " of length " + str(len(values)) + ".")
        self.boundaries = boundaries
        self.values = values

    def __call__(self, step):
        step = tf.convert_to_tensor(step)
        result = tf.constant(self.values[-1])
        for i in range(len(self.boundaries) - 1, -1, -1):
            limit = tf.cast(self.boundaries[i], step.dtype)
            result = tf.where(step <= limit, tf.constant(self.values[i], dtype=result.dtype), result)
        return result
