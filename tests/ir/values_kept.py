# Programs whose values an optimiser must not change. values_kept_test.py runs each function with each list of arguments
# after `# CALL`: op by op, by the JIT, and as executables with and without graph passes; all must agree to the last bit.
import tensorflow as tf

F = tf.TensorSpec([], tf.float32)
I = tf.TensorSpec([], tf.int32)
V = tf.TensorSpec([3], tf.float32)


# CALL 0.0 0.0
# CALL -1.0 0.0
# CALL 3.0 2.0
@tf.function(input_signature=[F, F])
def not_a_number(x, zero):
    nan = zero / zero
    infinity = x / zero
    return (x * zero, nan * 0.0, infinity * 0.0, nan - nan, infinity - infinity, nan / nan, nan == nan, nan != nan,
            nan < nan, tf.logical_not(nan < x), tf.maximum(nan, x), tf.maximum(x, nan), tf.minimum(nan, x),
            tf.minimum(x, nan), tf.abs(nan), x ** zero, nan ** 0.0)


# CALL 0.0
# CALL -0.0
# CALL 2.5
# CALL -2.5
@tf.function(input_signature=[F])
def signed_zero(x):
    zero = tf.constant(0.0)
    minus = tf.constant(-0.0)
    return (1.0 / (x + 0.0), 1.0 / (0.0 - x), 1.0 / (x * -1.0), 1.0 / (-x), 1.0 / (zero + minus), 1.0 / (minus + minus),
            1.0 / (minus - zero), tf.maximum(zero, minus), tf.minimum(minus, zero), x * 0.0, 0.0 * -x, 1.0 / tf.abs(minus))


# CALL 1
# CALL -1
# CALL 2147483647
# CALL -2147483648
@tf.function(input_signature=[I])
def overflow(x):
    most = tf.constant(2147483647)
    least = tf.constant(-2147483648)
    return (most + 1, least - 1, most * most, -least, x + most, x - least, x * 2 // 2, x * most, abs(least), most + x - most,
            tf.cast(x, tf.int8), tf.cast(most, tf.int16), x // 3, x % 3, -7 // tf.constant(2), -7 % tf.constant(2))


# CALL 6 0
# CALL 6 3
# CALL -7 2
@tf.function(input_signature=[I, I])
def guarded_division(x, y):
    q = 0
    if y != 0:
        q = x // y + x % y
    return q


# CALL 6 0
# CALL 6 3
@tf.function(input_signature=[I, I])
def division_by_zero(x, y):
    return x // y


# CALL 1 0
# CALL 0 0
@tf.function(input_signature=[I, I])
def untaken_branch(c, zero):
    r = 1
    if c > 0:
        r = 2
    else:
        tf.print("else", c)
        tf.debugging.assert_equal(c, 0)
        r = 3 // (zero + 1)
    if c > 5:
        r = 1 // zero
        tf.print("never")
    return r


# CALL 0 0
# CALL 3 2
@tf.function(input_signature=[I, I])
def zero_trip_loop(n, d):
    total = 0
    i = 0
    while i < n:
        total += 10 // d
        i += 1
    return total


# CALL 2 5
# CALL 0 5
@tf.function(input_signature=[I, I])
def index_in_loop(n, k):
    x = tf.constant([1.0, 2.0, 3.0])
    total = 0.0
    i = 0
    while i < n:
        if k < 3:
            total += x[k]
        total += x[i]
        i += 1
    return total


# CALL 3
@tf.function(input_signature=[I])
def order_of_effects(n):
    v = n * 0
    i = 0
    while i < n:
        tf.print("step", i, v)
        v += i
        i += 1
        if v > 1:
            tf.print("more", v)
    tf.print("end", v, i)
    return v


# CALL 1.0
# CALL 16777216.0
@tf.function(input_signature=[F])
def rounding(x):
    return ((x + 1.0) + 1.0, x + 2.0, (x * 3.0) / 3.0, x * 0.1 * 10.0, (x + 1e8) - 1e8, x / 3.0, x * (1.0 / 3.0))


# CALL 3.0
@tf.function(input_signature=[F])
def unchanged_loop_values(x):
    y = x * 2.0
    i = 0
    s = x
    while i < 4:
        z = y * 3.0
        s = s + z * y
        y = y
        i += 1
    return s, y, i
