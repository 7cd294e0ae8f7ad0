"""Names with a value on some paths only: the value where there is one, an error where one is read without it."""
import tensorflow as tf


def set_and_used_under_one_flag(x, flag):
    if flag:
        saved = x
    x = x * 0.5
    if flag:
        x = x + saved
    return x


def read_without(flag):
    if flag:
        y = tf.constant(1)
    return y


def last_of(n):
    i = tf.constant(0)
    while i < n:
        best = i * i
        i += 1
    return best


def last_if_any(n):
    i = tf.constant(0)
    while i < n:
        best = i * i
        i += 1
    if n > 0:
        return best
    return tf.constant(-1)


def first_negative(xs):
    for x in xs:
        if x < 0.0:
            found = x
            break
    else:
        found = tf.constant(0.0)
    return found


def nested(a, b):
    if a:
        if b:
            y = tf.constant(3)
        else:
            y = tf.constant(4)
    if a:
        return y
    return tf.constant(0)


# graph: read_without UnboundLocalError => read_without InvalidArgumentError
# graph: last_of UnboundLocalError => last_of InvalidArgumentError
# calls
show(set_and_used_under_one_flag, tf.constant([1.0, 2.0]), tf.constant(True))
show(set_and_used_under_one_flag, tf.constant([1.0, 2.0]), tf.constant(False))
show(read_without, tf.constant(True))
show(read_without, tf.constant(False))
show(last_of, tf.constant(4))
show(last_of, tf.constant(0))
show(last_if_any, tf.constant(4))
show(last_if_any, tf.constant(0))
show(first_negative, tf.constant([1.0, -2.0, -3.0]))
show(first_negative, tf.constant([1.0, 2.0]))
show(nested, tf.constant(True), tf.constant(False))
show(nested, tf.constant(False), tf.constant(False))
