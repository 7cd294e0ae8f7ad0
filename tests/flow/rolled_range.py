"""Python ranges that stay loops of the graph."""
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def repeated(x):
    for _ in range(100000):
        x = x * 0.5 + 1.0
    return x


@tf.function(input_signature=[tf.TensorSpec([5], tf.float32)])
def indexed(x):
    total = 0.0
    for i in range(5):
        total += x[i] * i
    return total


def int_accumulator(x):
    total = 0
    for i in range(3, 20, 2):
        total = total + x * i
    return total


def fractions(x):
    for i in range(1, 40):
        x = x + i / 7
    return x


def arithmetic(x):
    for i in range(10):
        k = (i * 3 - 1) // 2 % 5
        x = x * 2 + k - i ** 2 + float(i)
    return x


def counting_down(x):
    for i in range(9, 0, -3):
        x = x - i
    return x, i


def number_after(x):
    for i in range(7):
        x = x + 1.0
        twice = i * 2
    return x + i + twice


def tensor_break(x):
    n = 0
    for i in range(50):
        if x > 100.0:
            break
        x = x * 2.0
    return x


def tensor_continue(xs):
    total = tf.constant(0.0)
    for i in range(6):
        if xs[i] < 0.0:
            continue
        total += xs[i]
    return total


def early_return(xs, limit):
    for i in range(6):
        if xs[i] > limit:
            return xs[i]
    return tf.constant(-1.0)


def nest(x):
    for i in range(4):
        for j in range(i + 1, 5):
            x = x + 1.0
    for i in range(3):
        for j in range(4):
            x = x * 1.5 - i * j
    return x


def array(x):
    out = tf.TensorArray(tf.float32, size=4)
    for i in range(4):
        out = out.write(i, x * i)
    return out.stack()


def variable_steps(x):
    v = counter
    v.assign(0.0)
    for _ in range(10):
        v.assign_add(x)
    return v.read_value()


def condition_inside(x):
    for i in range(8):
        if tf.reduce_sum(x) > 10.0:
            x = x - i
        else:
            x = x + 2.0
    return x


def wide(x):
    for i in range(4):
        x = tf.cast(i, tf.int64) + x
    return x


def first_assigned(x):
    for i in range(3):
        y = x + i
        x = y * 2.0
    return y


counter = tf.Variable(0.0)

# nodes: repeated <= 12
# nodes: indexed <= 25
# calls
show(repeated, tf.constant(3.0))
show(indexed, tf.constant([1.0, 2.0, 3.0, 4.0, 5.0]))
show(int_accumulator, tf.constant([1.5, 2.0]))
show(int_accumulator, tf.constant([1, 2], tf.int64))
show(fractions, tf.constant(0.25))
show(fractions, tf.constant(0.25, tf.float64))
show(arithmetic, tf.constant(1.0))
show(counting_down, tf.constant(1.0))
show(number_after, tf.constant(0.5))
show(tensor_break, tf.constant(3.0))
show(tensor_continue, tf.constant([1.0, -2.0, 3.0, -4.0, 5.0, 6.0]))
show(early_return, tf.constant([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), tf.constant(3.5))
show(early_return, tf.constant([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), tf.constant(9.5))
show(nest, tf.constant(1.0))
show(array, tf.constant([1.0, 2.0]))
show(variable_steps, tf.constant(1.5))
show(condition_inside, tf.constant([1.0, 2.0]))
show(wide, tf.constant(5, tf.int64))
show(first_assigned, tf.constant(1.0))
