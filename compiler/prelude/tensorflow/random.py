# tf.random: draws from the global seed, stateless draws, and Generator.


#: tf.random.set_seed
def set_seed(seed):
    _weft.set_seed(seed)


def shape_tensor(shape):
    if isinstance(shape, tf.TensorShape):
        shape = shape.as_list()
    shape = tf.convert_to_tensor(shape, dtype_hint=tf.int32)
    return tf.cast(shape, tf.int32) if shape.dtype.is_floating else shape


def pair_of_seeds(op_seed):
    """The two seeds of a stateful op as TF makes them from the global seed, the op's own and the count of ops."""
    return _weft.op_seeds(op_seed)


#: tf.random.uniform
def uniform(shape, minval=0, maxval=None, dtype=tf.float32, seed=None, name=None):
    dtype = tf.as_dtype(dtype)
    if maxval is None:
        if dtype.is_integer:
            raise ValueError("Must specify maxval for integer dtype " + repr(dtype))
        maxval = 1
    shape = shape_tensor(shape)
    seed1, seed2 = pair_of_seeds(seed)
    if dtype.is_integer:
        low = tf.convert_to_tensor(minval, dtype=dtype)
        high = tf.convert_to_tensor(maxval, dtype=dtype)
        return _weft.ops.random_uniform_int(shape, low, high, seed=seed1, seed2=seed2)
    drawn = _weft.ops.random_uniform(shape, seed=seed1, seed2=seed2, dtype=dtype)
    return scaled(drawn, minval, maxval, dtype)


def scaled(drawn, minval, maxval, dtype):
    plain_low = isinstance(minval, (int, float)) and minval == 0
    if plain_low and isinstance(maxval, (int, float)) and maxval == 1:
        return drawn
    if plain_low:
        return drawn * tf.convert_to_tensor(maxval, dtype=dtype)
    low = tf.convert_to_tensor(minval, dtype=dtype)
    return drawn * (tf.convert_to_tensor(maxval, dtype=dtype) - low) + low


#: tf.random.normal
def normal(shape, mean=0.0, stddev=1.0, dtype=tf.float32, seed=None, name=None):
    seed1, seed2 = pair_of_seeds(seed)
    drawn = _weft.ops.random_standard_normal(shape_tensor(shape), seed=seed1, seed2=seed2, dtype=tf.as_dtype(dtype))
    return drawn * tf.convert_to_tensor(stddev, dtype=dtype) + tf.convert_to_tensor(mean, dtype=dtype)


#: tf.random.truncated_normal
def truncated_normal(shape, mean=0.0, stddev=1.0, dtype=tf.float32, seed=None, name=None):
    seed1, seed2 = pair_of_seeds(seed)
    drawn = _weft.ops.truncated_normal(shape_tensor(shape), seed=seed1, seed2=seed2, dtype=tf.as_dtype(dtype))
    return drawn * tf.convert_to_tensor(stddev, dtype=dtype) + tf.convert_to_tensor(mean, dtype=dtype)


#: tf.random.shuffle
def shuffle(value, seed=None, name=None):
    seed1, seed2 = pair_of_seeds(seed)
    return _weft.ops.random_shuffle(tf.convert_to_tensor(value), seed=seed1, seed2=seed2)


#: tf.random.categorical
def categorical(logits, num_samples, dtype=None, seed=None, name=None):
    seed1, seed2 = pair_of_seeds(seed)
    return _weft.ops.multinomial(tf.convert_to_tensor(logits), tf.convert_to_tensor(num_samples, dtype=tf.int32), seed=seed1,
                                 seed2=seed2, output_dtype=tf.int64 if dtype is None else tf.as_dtype(dtype))


#: tf.random.stateless_uniform
def stateless_uniform(shape, seed, minval=0, maxval=None, dtype=tf.float32, name=None, alg="auto_select"):
    dtype = tf.as_dtype(dtype)
    if dtype not in (tf.float16, tf.bfloat16, tf.float32, tf.float64, tf.int32, tf.int64, tf.uint32, tf.uint64):
        raise ValueError("Argument `dtype` got invalid value " + repr(dtype) + ". Accepted dtypes are {tf.float16, tf.bfloat16, "
                         "tf.float32, tf.float64, tf.int32, tf.int64, tf.uint32, tf.uint64}.")
    if dtype.is_integer:
        if (minval is None) != (maxval is None):
            raise ValueError("For integer `dtype` argument " + repr(dtype) + ", argument `minval` and `maxval` must be both None "
                             "or not None. Got `minval`=" + str(minval) + " and `maxval`=" + str(maxval) + ".")
        if minval is not None and dtype in (tf.uint32, tf.uint64):
            raise ValueError("Argument `dtype` got invalid value " + repr(dtype) + " when argument `minval` is not None. Please "
                             "don't use unsigned integers in this case.")
    elif maxval is None:
        maxval = 1
    shape = shape_tensor(shape)
    seed = seed_tensor(seed)
    if dtype.is_integer and minval is None:
        return _weft.ops.stateless_random_uniform_full_int(shape, seed, dtype=dtype)
    low = tf.convert_to_tensor(minval, dtype=dtype)
    high = tf.convert_to_tensor(maxval, dtype=dtype)
    if dtype.is_integer:
        return _weft.ops.stateless_random_uniform_int(shape, seed, low, high)
    return _weft.ops.stateless_random_uniform(shape, seed, dtype=dtype) * (high - low) + low


def seed_tensor(seed):
    return tf.convert_to_tensor(seed, dtype_hint=tf.int32)


#: tf.random.stateless_normal
def stateless_normal(shape, seed, mean=0.0, stddev=1.0, dtype=tf.float32, name=None, alg="auto_select"):
    seed = seed_tensor(seed)
    drawn = _weft.ops.stateless_random_normal(shape_tensor(shape), seed, dtype=tf.as_dtype(dtype))
    return drawn * tf.convert_to_tensor(stddev, dtype=dtype) + tf.convert_to_tensor(mean, dtype=dtype)


#: tf.random.stateless_truncated_normal
def stateless_truncated_normal(shape, seed, mean=0.0, stddev=1.0, dtype=tf.float32, name=None, alg="auto_select"):
    seed = seed_tensor(seed)
    drawn = _weft.ops.stateless_truncated_normal(shape_tensor(shape), seed, dtype=tf.as_dtype(dtype))
    return drawn * tf.convert_to_tensor(stddev, dtype=dtype) + tf.convert_to_tensor(mean, dtype=dtype)


#: tf.random.stateless_categorical
def stateless_categorical(logits, num_samples, seed, dtype=tf.int64, name=None):
    return _weft.ops.stateless_multinomial(tf.convert_to_tensor(logits), tf.convert_to_tensor(num_samples, dtype=tf.int32),
                                           tf.convert_to_tensor(seed, dtype_hint=tf.int32), output_dtype=tf.as_dtype(dtype))


#: tf.random.split, tf.random.experimental.stateless_split
def split(seed, num=2, alg="auto_select"):
    seed = tf.convert_to_tensor(seed)
    return stateless_uniform(shape=[num, 2], seed=seed, dtype=seed.dtype, minval=None, maxval=None)


#: tf.random.fold_in, tf.random.experimental.stateless_fold_in
def fold_in(seed, data, alg="auto_select"):
    data = tf.convert_to_tensor(data)
    seed1 = stateless_uniform(shape=[], seed=seed, dtype=data.dtype, minval=None, maxval=None)
    return tf.stack([seed1, data])


#: tf.random.experimental.stateless_shuffle
def stateless_shuffle(value, seed, alg="auto_select", name=None):
    seed = seed_tensor(seed)
    return _weft.ops.stateless_shuffle(tf.convert_to_tensor(value), seed)


#: tf.random.create_rng_state
def create_rng_state(seed, alg):
    return _weft.rng_state(seed)


#: tf.random.Generator
class Generator:
    def __init__(self, copy_from=None, state=None, alg=None):
        if copy_from is not None:
            state = copy_from.state
        with tf.init_scope():
            self.state = tf.Variable(tf.cast(tf.convert_to_tensor(state), tf.int64), dtype=tf.int64, trainable=False)
        self.algorithm = 1

    @classmethod
    def from_seed(cls, seed, alg=None):
        return cls(state=_weft.rng_state(seed))

    @classmethod
    def from_state(cls, state, alg):
        return cls(state=state)

    @classmethod
    def from_key_counter(cls, key, counter, alg):
        counter = tf.reshape(tf.convert_to_tensor(counter, dtype=tf.int64), [-1])
        return cls(state=tf.concat([counter, tf.reshape(tf.convert_to_tensor(key, dtype=tf.int64), [-1])], 0))

    @classmethod
    def from_non_deterministic_state(cls, alg=None):
        return cls(state=_weft.random_state())

    @property
    def key(self):
        return self.state[2]

    def reset(self, state):
        self.state.assign(state)

    def reset_from_seed(self, seed):
        self.state.assign(_weft.rng_state(seed))

    def reset_from_key_counter(self, key, counter):
        counter = tf.reshape(tf.convert_to_tensor(counter, dtype=tf.int64), [-1])
        self.state.assign(tf.concat([counter, tf.reshape(tf.convert_to_tensor(key, dtype=tf.int64), [-1])], 0))

    def skip(self, delta):
        before = self.state.value()
        self.state.assign(_weft.rng_skip(before, tf.cast(delta, tf.int64)))
        return before

    def prepare(self, shape):
        """Key and counter of the next draw; the state moves on past it."""
        count = tf.reduce_prod(tf.cast(shape, tf.int64))
        before = self.skip(count * 256)
        return tf.bitcast(before[2:3], tf.uint64), tf.bitcast(before[0:2], tf.uint64)

    def normal(self, shape, mean=0.0, stddev=1.0, dtype=tf.float32, name=None):
        shape = shape_tensor(shape)
        key, counter = self.prepare(shape)
        drawn = _weft.ops.stateless_random_normal_kc(shape, key, counter, dtype=tf.as_dtype(dtype))
        return drawn * tf.convert_to_tensor(stddev, dtype=dtype) + tf.convert_to_tensor(mean, dtype=dtype)

    def truncated_normal(self, shape, mean=0.0, stddev=1.0, dtype=tf.float32, name=None):
        shape = shape_tensor(shape)
        key, counter = self.prepare(shape)
        drawn = _weft.ops.stateless_truncated_normal_kc(shape, key, counter, dtype=tf.as_dtype(dtype))
        return drawn * tf.convert_to_tensor(stddev, dtype=dtype) + tf.convert_to_tensor(mean, dtype=dtype)

    def uniform(self, shape, minval=0, maxval=None, dtype=tf.float32, name=None):
        dtype = tf.as_dtype(dtype)
        if dtype.is_integer and maxval is None:
            raise ValueError("Must specify maxval for integer dtype " + repr(dtype))
        maxval = 1 if maxval is None else maxval
        shape = shape_tensor(shape)
        key, counter = self.prepare(shape)
        low = tf.convert_to_tensor(minval, dtype=dtype)
        high = tf.convert_to_tensor(maxval, dtype=dtype)
        if dtype.is_integer:
            return _weft.ops.stateless_random_uniform_int_kc(shape, key, counter, low, high)
        return _weft.ops.stateless_random_uniform_kc(shape, key, counter, dtype=dtype) * (high - low) + low

    def uniform_full_int(self, shape, dtype=tf.uint64, name=None):
        shape = shape_tensor(shape)
        key, counter = self.prepare(shape)
        return _weft.ops.stateless_random_uniform_full_int_kc(shape, key, counter, dtype=tf.as_dtype(dtype))

    def make_seeds(self, count=1):
        return self.uniform_full_int([2, count], dtype=tf.int64)

    def split(self, count=1):
        seeds = self.make_seeds(count)
        result = []
        for i in range(count):
            result.append(Generator(state=tf.concat([tf.zeros([2], tf.int64), seeds[0, i:i + 1]], 0)))
        return result


holder = []


#: tf.random.get_global_generator
def get_global_generator():
    if not holder:
        holder.append(Generator.from_non_deterministic_state())
    return holder[0]


#: tf.random.set_global_generator
def set_global_generator(generator):
    del holder[:]
    holder.append(generator)
