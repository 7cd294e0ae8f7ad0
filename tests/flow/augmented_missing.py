"""Names with a value on one path in the right side of an augmented assignment."""
import tensorflow as tf


def added(x, flag):
    if flag:
        y = x * 2.0
    total = x
    if flag:
        total += y
        total += y * 3.0 + y[0]
        total -= 1.0 - y
    return total


def previous(xs):
    total = tf.constant(0.0)
    started = tf.constant(False)
    for x in xs:
        if started:
            total += x * before
        before = x
        started = tf.constant(True)
    return total


# calls
show(added, tf.constant([1.0]), tf.constant(True))
show(added, tf.constant([1.0]), tf.constant(False))
show(previous, tf.constant([1.0, 2.0, 3.0]))
