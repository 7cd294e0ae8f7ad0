# Gradients against finite differences in float64: what check_ops.py and check_control.py share.
import tensorflow as tf


def numbers(value):
    """The elements of a tensor, or of nested lists, as one list of floats."""
    if hasattr(value, "numpy"):
        value = value.numpy()
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, (list, tuple)):
        flat = []
        for item in value:
            flat.extend(numbers(item))
        return flat
    return [float(value)]


def shaped(flat, like):
    """A float64 tensor of these elements in the shape of `like`."""
    return tf.reshape(tf.constant(flat, tf.float64), tf.shape(like))


def weighted(outputs):
    """One number that depends on every element of the floating outputs, each with a weight of its own."""
    total = tf.constant(0.0, tf.float64)
    seed = 0.3
    for output in tf.nest.flatten(outputs):
        if output.dtype.is_complex:
            output = tf.stack([tf.math.real(output), tf.math.imag(output)])
        if not output.dtype.is_floating:
            continue
        count = tf.cast(tf.size(output), tf.float64)
        weights = tf.reshape(tf.cos(seed + 1.7 * tf.range(count, dtype=tf.float64)), tf.shape(output))
        total += tf.reduce_sum(tf.cast(output, tf.float64) * weights)
        seed += 0.9
    return total


def gradients(loss, xs):
    """Gradients by a tape; zeros where nothing is connected."""
    with tf.GradientTape() as tape:
        tape.watch(xs)
        value = loss(*xs)
    return [tf.zeros_like(x) if g is None else g for x, g in zip(xs, tape.gradient(value, xs))]


def by_differences(loss, xs, step=1e-5):
    result = []
    for k in range(len(xs)):
        flat, slopes = numbers(xs[k]), []
        for i in range(len(flat)):
            sides = []
            for h in (step, -step):
                moved = flat[:i] + [flat[i] + h] + flat[i + 1:]
                sides.append(float(loss(*(xs[:k] + [shaped(moved, xs[k])] + xs[k + 1:]))))
            slopes.append((sides[0] - sides[1]) / (2 * step))
        result.append(slopes)
    return result


def compare(what, got, want, tolerance):
    for k in range(len(want)):
        a, b = numbers(got[k]), numbers(want[k])
        if len(a) != len(b):
            raise AssertionError(what + ": argument " + str(k) + ": " + str(len(a)) + " elements, not " + str(len(b)))
        for i in range(len(a)):
            if not abs(a[i] - b[i]) <= tolerance * max(1.0, abs(a[i]), abs(b[i])):
                raise AssertionError(what + ": argument " + str(k) + ", element " + str(i) + ": " + repr(a[i]) + ", not " + repr(b[i]))


def check(name, function, arguments, order=1, eager=True, tolerance=2e-6):
    """Gradients of `function` up to `order`: eager tapes, tapes in a traced function, finite differences."""
    xs = [tf.constant(a, tf.float64) for a in arguments]
    loss = lambda *args: weighted(function(*args))
    for n in range(1, order + 1):
        # Of the loss itself a traced function gives the values: what only a graph can do need not run eagerly.
        value = loss if eager else tf.function(loss)
        want = by_differences(value, xs)
        inner = loss
        traced = tf.function(lambda *args: gradients(inner, list(args)))
        in_graph = traced(*xs)
        compare(name + ", order " + str(n) + ", in a graph", in_graph, want, tolerance)
        outside = gradients(inner if eager else tf.function(inner), xs)
        compare(name + ", order " + str(n) + ", eager", outside, [numbers(g) for g in in_graph], 1e-9)
        loss = next_order(loss)
    return True


def next_order(loss):
    return lambda *args: weighted(gradients(loss, list(args)))
