"""State of loops: structures, attributes, widening, loop variables afterwards, enumerate, zip, reversed, arrays, data sets."""
import collections

import tensorflow as tf

Pair = collections.namedtuple('Pair', ['low', 'high'])


def dict_state(xs):
    s = {'sum': tf.constant(0.0), 'count': tf.constant(0)}
    for x in xs:
        s = {'sum': s['sum'] + x, 'count': s['count'] + 1}
    return s


def tuple_state(n):
    a, b = 0, 1
    for _ in tf.range(n):
        a, b = b, a + b
    return a, b


def named_tuple(xs):
    p = Pair(tf.constant(1e9), tf.constant(-1e9))
    for x in xs:
        p = Pair(tf.minimum(p.low, x), tf.maximum(p.high, x))
    return p.low, p.high


class Holder:
    def __init__(self):
        self.total = tf.constant(0.0)


holder = Holder()


def attribute_state(xs):
    holder.total = tf.constant(0.0)
    for x in xs:
        holder.total = holder.total + x
    result = holder.total
    holder.total = tf.constant(0.0)
    return result


def int_becomes_float(xs):
    total = 0
    for x in xs:
        total += x
    return total


def growing(x, n):
    for _ in tf.range(n):
        x = tf.concat([x, [tf.reduce_sum(x)]], 0)
    return x


def index_afterwards(n):
    for i in tf.range(n):
        pass
    return i


def enumerated(xs):
    total = 0.0
    for i, x in enumerate(xs):
        total += x * tf.cast(i, tf.float32)
    return total


def zipped(xs, ys):
    total = 0.0
    for x, y in zip(xs, ys):
        total += x * y
    return total


def backwards(xs):
    total = tf.constant(0.0)
    for x in reversed(xs):
        total = total * 2.0 + x
    return total


def arrays(n):
    out = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
    for i in tf.range(n):
        if i % 2 == 0:
            out = out.write(out.size(), i)
    return out.stack()


def dataset():
    total = tf.constant(0, tf.int64)
    for x in tf.data.Dataset.range(5):
        total += x
    return total


def closure(x):
    offset = tf.constant(2.0)

    def step(v):
        return v + offset

    while x < 10.0:
        x = step(x)
    return x


def two_loops(n):
    total = 0
    i = 0
    while i < n:
        j = 0
        while j < i:
            total += j
            j += 1
        i += 1
    return total


def negative_step(n):
    total = 0
    for i in tf.range(n, 0, -2):
        total = total * 10 + i
    return total


# calls
show(dict_state, tf.constant([1.0, 2.0, 3.0]))
show(tuple_state, tf.constant(10))
show(named_tuple, tf.constant([3.0, -1.0, 2.0]))
show(attribute_state, tf.constant([1.0, 2.0]))
show(int_becomes_float, tf.constant([0.5, 1.0]))
show(growing, tf.constant([1.0]), tf.constant(4))
show(index_afterwards, tf.constant(5))
show(enumerated, tf.constant([1.0, 2.0, 3.0]))
show(zipped, tf.constant([1.0, 2.0]), tf.constant([3.0, 4.0]))
show(backwards, tf.constant([1.0, 2.0, 3.0]))
show(arrays, tf.constant(7))
show(dataset)
show(closure, tf.constant(1.0))
show(two_loops, tf.constant(6))
show(negative_step, tf.constant(7))
