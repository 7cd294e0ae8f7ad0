# Gradients through control flow against finite differences: `weft run check_control.py NAME...`; no names: all.
import sys

import tensorflow as tf

from differences import check, compare, gradients, numbers, weighted

CASES = {}


def shape(*arguments, order=2, **options):
    """The decorated function is a case; its loops and branches depend on tensors, so they are part of the graph."""
    def add(function):
        CASES[function.__name__] = (function, arguments, order, options)
        return function
    return add


X = [0.4, -0.7, 1.2]
ROWS = [[0.1, 0.5], [0.3, -0.4], [0.9, 0.2]]


def three():
    return tf.constant(3)


# Branches.
@shape(X)
def if_else(x):
    if tf.reduce_sum(x) > 0.0:
        y = tf.exp(x) * x
    else:
        y = x * x * x
    return y


@shape([-0.4, -0.7])
def if_else_not_taken(x):
    if tf.reduce_sum(x) > 0.0:
        y = tf.exp(x) * x
    else:
        y = x * x * x
    return y


@shape(X)
def if_without_else(x):
    y = x * x
    if y[0] < 1.0:
        y = y * tf.sin(x)
    return y


@shape(X)
def elif_chain(x):
    if x[0] > 2.0:
        y = x
    elif x[0] > 0.2:
        y = tf.sin(x) * x
    elif x[0] > 0.1:
        y = x * 3.0
    else:
        y = -x
    return y


@shape(X)
def nested_if(x):
    y = x
    if x[0] > 0.0:
        z = x * x
        if x[1] > 0.0:
            y = z + x
        else:
            y = z * tf.tanh(z)
    return y


@shape(X)
def conditional_expression(x):
    return (x * x if x[0] > 5.0 else tf.exp(x)) * (x if x[2] > 0.0 else -x)


@shape(X)
def one_result_untouched(x):
    a, b = x * x, tf.sin(x)
    if x[0] > 0.0:
        a = a * x
    return a, b


@shape(X)
def early_return(x):
    if x[0] > 0.3:
        return x * tf.exp(x)
    return x * x


# Loops.
@shape(X, order=3, tolerance=1e-5)
def while_power(x):
    i, y = tf.constant(0), tf.ones_like(x)
    while i < 4:
        y = y * x
        i += 1
    return y


@shape(X)
def while_on_value(x):
    y = x
    while tf.reduce_sum(y * y) < 30.0:
        y = y * 1.7 + tf.sin(y) * x
    return y


@shape(X)
def for_range(x):
    y = x
    for i in tf.range(three()):
        y = tf.sin(y) * x + tf.cast(i, tf.float64)
    return y


@shape(X)
def for_range_down(x):
    y = x
    for i in tf.range(6, 0, -2):
        y = y + x * x * tf.cast(i, tf.float64)
    return y


@shape(ROWS)
def for_rows(x):
    y = tf.zeros([2], tf.float64)
    for row in x:
        y = tf.tanh(y + row * y[0] + row)
    return y


@shape(X)
def zero_steps(x):
    y = x * x
    for i in tf.range(three() - 3):
        y = y * x
    return y


@shape(X)
def value_only_summed(x):
    total = tf.constant(0.0, tf.float64)
    for i in tf.range(three()):
        total += tf.reduce_sum(tf.sin(x) * x[i])
    return total


@shape(X)
def nested_loops(x):
    y = x
    for i in tf.range(three()):
        for j in tf.range(i + 1):
            y = tf.sin(y) * x + tf.cast(j, tf.float64) * y
    return y


@shape(X, order=1)
def three_loops(x):
    y = x
    for i in tf.range(2):
        for j in tf.range(i + 1):
            k = tf.constant(0)
            while k <= j:
                y = tf.sin(y) * x + 0.1 * y
                k += 1
    return y


@shape(X)
def if_in_loop(x):
    y = x
    for i in tf.range(three()):
        if y[0] > 0.35:
            y = y * tf.cos(x)
        else:
            y = y + x * x
    return y


@shape(X)
def loop_in_if(x):
    y = x
    if x[0] > 0.0:
        for i in tf.range(three()):
            y = tf.sin(y) * x
    else:
        y = x * x
    return y


@shape(X)
def loop_in_untaken_if(x):
    y = x
    if x[0] < 0.0:
        for i in tf.range(three()):
            y = tf.sin(y) * x
    else:
        y = x * x * y
    return y


@shape(X)
def if_loop_if(x):
    y = x
    if x[0] > 0.0:
        for i in tf.range(three()):
            if tf.cast(i, tf.float64) > y[0]:
                y = y * x * x
            else:
                y = tf.sin(y) + x
    return y


@shape(X)
def breaks(x):
    y = x
    for i in tf.range(10):
        if tf.reduce_sum(y * y) > 4.0:
            break
        y = y * 1.5 + x * x
    return y


@shape(X)
def continues(x):
    y = x
    for i in tf.range(6):
        if i % 2 == 1:
            continue
        y = tf.sin(y) * x + y
    return y


@shape(X)
def breaks_and_continues(x):
    y = x
    for i in tf.range(8):
        if i % 3 == 1:
            continue
        for j in tf.range(4):
            if j > i:
                break
            y = y * tf.cos(x) + 0.1
        if y[2] > 3.0:
            break
    return y


@shape(X)
def returns_in_loop(x):
    y = x
    for i in tf.range(10):
        y = y * 1.3 + x * x
        if tf.reduce_sum(y) > 3.0:
            return y * x
    return y


@shape(X)
def loop_value_widens(x):
    y = x[:1]
    for i in tf.range(three()):
        y = tf.concat([y, tf.sin(y[-1:]) * x[1]], 0)
    return y


@shape(X)
def two_values_exchanged(x):
    a, b = x, tf.sin(x)
    for i in tf.range(three()):
        a, b = b * x, a
    return a, b


@shape(X)
def value_after_loop_reused(x):
    y = x
    for i in tf.range(three()):
        y = y * x
    for i in tf.range(2):
        y = y + tf.sin(y)
    return y * x


# Lists.
@shape(X, eager=False)
def array_written(x):
    a = tf.TensorArray(tf.float64, size=3)
    for i in tf.range(three()):
        a = a.write(i, x * tf.cast(i + 1, tf.float64) * x)
    return a.stack()


@shape(X, eager=False)
def array_read_back(x):
    a = tf.TensorArray(tf.float64, size=4, clear_after_read=False, element_shape=[3])
    a = a.write(0, x)
    for i in tf.range(1, 4):
        a = a.write(i, tf.sin(a.read(i - 1)) * x + 1.0)
    return a.read(3)


@shape(ROWS, eager=False)
def array_unstacked(x):
    a = tf.TensorArray(tf.float64, size=3, element_shape=[2]).unstack(x * x)
    y = tf.zeros([2], tf.float64)
    for i in tf.range(three()):
        y = tf.tanh(y + a.read(i))
    return y


@shape(X, eager=False)
def array_in_branch(x):
    a = tf.TensorArray(tf.float64, size=2, element_shape=[3])
    a = a.write(0, x * x)
    if x[0] > 0.0:
        a = a.write(1, tf.sin(x))
    else:
        a = a.write(1, x)
    return a.stack()


@shape(X, eager=False)
def list_appended(x):
    items = []
    for i in range(3):
        items.append(tf.sin(x) * float(i + 1))
    y = x
    for i in tf.range(three()):
        y = y * items[1] + items[2]
    return y


# Gathering and scattering in loops.
@shape(X)
def gathered(x):
    y = tf.constant(1.0, tf.float64)
    for i in tf.range(three()):
        y = y * tf.gather(x, (i + 1) % 3) + x[i]
    return y


@shape(X)
def scattered(x):
    y = tf.zeros([3], tf.float64)
    for i in tf.range(three()):
        y = tf.tensor_scatter_nd_add(y, [[2 - i]], [x[i] * x[i] + y[0]])
    return y


# Calls.
@tf.function
def helper(x, n):
    y = x
    for i in tf.range(n):
        y = tf.sin(y) * x
    return y


@shape(X)
def calls(x):
    return helper(x, three()) * helper(x * x, tf.constant(2))


@shape(X)
def call_in_loop(x):
    y = x
    for i in tf.range(three()):
        y = y + helper(x, i)
    return y


def make_scaled(factor):
    def scaled(x):
        return factor * tf.sin(x)
    return scaled


@shape(X)
def closure(x):
    scaled = make_scaled(x * x)
    y = x
    for i in tf.range(three()):
        y = scaled(y)
    return y


def power(x, n):
    return x if n == 0 else power(x, n - 1) * tf.cos(x)


@shape(X)
def recursion_on_python_values(x):
    y = x
    for i in tf.range(2):
        y = power(y, 3)
    return y


# The functions of tf.
@shape(X)
def cond(x):
    return tf.cond(x[0] > 0.0, lambda: tf.exp(x) * x, lambda: x)


@shape(X)
def while_loop(x):
    return tf.while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, tf.sin(y) * x), [tf.constant(0), x])[1]


@shape(X)
def case_of(x):
    return tf.case([(x[0] > 1.0, lambda: x * x), (x[0] > 0.0, lambda: tf.sin(x) * x)], default=lambda: -x)


@shape(X)
def map_fn(x):
    return tf.map_fn(lambda e: tf.sin(e) * e, x)


@shape(X)
def scan(x):
    return tf.scan(lambda a, e: tf.sin(a) * e, x)


@shape(X)
def foldl(x):
    return tf.foldl(lambda a, e: tf.sin(a) * e + a, x)


@tf.custom_gradient
def doubled(x):
    def grad(dy):
        return dy * tf.cos(x) * 1.0
    return tf.sin(x), grad


@shape(X)
def custom_gradient(x):
    return doubled(x) * x


@shape(X, order=1)
def custom_gradient_in_loop(x):
    y = x
    for i in tf.range(three()):
        y = doubled(y) * x
    return y


@shape(X)
def stopped(x):
    # Finite differences see through stop_gradient, so what is stopped must not depend on x.
    y = x
    for i in tf.range(three()):
        y = y * x + tf.stop_gradient(tf.constant(2.0, tf.float64))
    return y


@shape(ROWS, order=1)
def jacobian_rows(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * x * x[:, :1]
    return tape.batch_jacobian(y, x)


@shape(X, order=1)
def jacobian_whole(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.reshape(tf.tile(x * x, [4]), [4, 3]) * x[0]
    return tape.jacobian(y, x)


# What finite differences cannot tell.
SPECIAL = {}


def special(function):
    SPECIAL[function.__name__] = function
    return function


def expect(what, got, want, tolerance=1e-12):
    compare(what, [got], [want], tolerance)


@special
def random_numbers_are_kept():
    """What was drawn in nested regions is what the gradient multiplies with."""
    @tf.function
    def f(x, n):
        with tf.GradientTape() as tape:
            tape.watch(x)
            total = tf.constant(0.0, tf.float64)
            drawn = tf.constant(0.0, tf.float64)
            for i in tf.range(n):
                for j in tf.range(2):
                    if total >= 0.0:
                        u = tf.random.uniform([], dtype=tf.float64)
                        total += x * u
                        drawn += u
        return drawn, tape.gradient(total, x)

    drawn, slope = f(tf.constant(1.5, tf.float64), three())
    assert float(drawn) > 0
    expect("slope", slope, drawn)


@special
def variables_read_at_their_time():
    """A variable that changes later is not read again."""
    v = tf.Variable(2.0, dtype=tf.float64)

    @tf.function
    def f(x):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = x
            for i in tf.range(3):
                y = y * v
                v.assign_add(1.0)
        return y, tape.gradient(y, x)

    y, slope = f(tf.constant(1.0, tf.float64))
    expect("value", y, 24.0)
    expect("slope", slope, 24.0)


@special
def variables_in_loops():
    v = tf.Variable(0.5, dtype=tf.float64)

    @tf.function
    def f(x):
        with tf.GradientTape(persistent=True) as outer:
            outer.watch(x)
            with tf.GradientTape() as tape:
                y = x
                for i in tf.range(3):
                    y = y * v + x
            slope = tape.gradient(y, v)
        return y, slope, outer.gradient(slope, x), outer.gradient(slope, v)

    x, w = 1.5, 0.5
    y, slope, mixed, second = f(tf.constant(x, tf.float64))
    # y = x (w^3 + w^2 + w + 1)
    expect("y", y, x * (w**3 + w**2 + w + 1))
    expect("dy/dv", slope, x * (3 * w**2 + 2 * w + 1))
    expect("d2y/dvdx", mixed, 3 * w**2 + 2 * w + 1)
    expect("d2y/dv2", second, x * (6 * w + 2))


@special
def nothing_connected_is_none():
    @tf.function
    def f(x, z):
        with tf.GradientTape() as tape:
            tape.watch([x, z])
            y = x
            for i in tf.range(3):
                y = y * x
        a, b = tape.gradient(y, [x, z])
        return a, b is None

    slope, absent = f(tf.constant(2.0), tf.constant(1.0))
    expect("slope", slope, 32.0)
    assert bool(absent)


@special
def zero_steps_give_zeros():
    @tf.function
    def f(x, n):
        y = tf.constant(1.0)
        for i in tf.range(n):
            y = y * x
        return y

    x = tf.constant(2.0)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = f(x, tf.constant(0))
    expect("slope of the eager tape", tape.gradient(y, x), 0.0)

    @tf.function
    def g(x, n):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = f(x, n)
        return tape.gradient(y, x)

    expect("slope in the graph", g(x, tf.constant(0)), 0.0)


@special
def persistent_tapes():
    @tf.function
    def f(x):
        with tf.GradientTape(persistent=True) as tape:
            tape.watch(x)
            y = x
            for i in tf.range(3):
                y = y * x
            z = y * y
        return tape.gradient(y, x), tape.gradient(z, y), tape.gradient(z, x), tape.gradient(y, x)

    a, b, c, d = f(tf.constant(2.0))
    expect("dy/dx", a, 32.0)
    expect("dz/dy", b, 32.0)
    expect("dz/dx", c, 1024.0)
    expect("again", d, 32.0)


@special
def effects_happen_once():
    v = tf.Variable(0)

    @tf.function
    def f(x):
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = x
            for i in tf.range(3):
                v.assign_add(1)
                y = y * x
        return tape.gradient(y, x)

    expect("slope", f(tf.constant(2.0)), 32.0)
    assert int(v) == 3


@special
def gradient_in_a_loop():
    @tf.function
    def f(x, n):
        for i in tf.range(n):
            with tf.GradientTape() as tape:
                tape.watch(x)
                y = x
                for j in tf.range(2):
                    y = y * x
            x = x - 0.1 * tape.gradient(y, x)
        return x

    x = 1.0
    for i in range(4):
        x -= 0.1 * 3 * x * x
    expect("x", f(tf.constant(1.0, tf.float64), tf.constant(4)), x)


if __name__ == "__main__":
    names = list(CASES) + list(SPECIAL)
    if sys.argv[1:] == ["--list"]:
        print(*names, sep="\n")
    else:
        for name in sys.argv[1:] or names:
            if name in SPECIAL:
                SPECIAL[name]()
            else:
                function, arguments, order, options = CASES[name]
                check(name, function, list(arguments), order, **options)
        print("ok", len(sys.argv[1:] or names))
