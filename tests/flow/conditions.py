"""Conditional and boolean expressions, chained comparisons, match, assert and raise."""
import tensorflow as tf


def short_and(x):
    return tf.shape(x)[0] > 0 and x[0] > 1.0


def short_or(x):
    return tf.shape(x)[0] == 0 or x[0] > 1.0


def chained(a, b, c):
    if a < b <= c:
        return 1
    return 0


def conditional(x):
    return (x if x > 0.0 else -x) + (1.0 if x > 10.0 else 2.0)


def negated(x):
    if not x > 3.0:
        return x
    else:
        return x + 1.0


def matched(x, mode):
    match mode:
        case 'double':
            if x > 0.0:
                x = x * 2.0
        case 'negate' | 'minus':
            x = -x
        case _:
            x = x + 100.0
    return x


def asserted(x):
    assert x > 0.0, 'x must be positive'
    return tf.sqrt(x)


def raised(x):
    if x < 0.0:
        raise ValueError('negative')
    return x + 1.0


def elifs(x):
    if x < 0:
        y = 0
    elif x < 10:
        y = 1
    elif x < 100:
        y = 2
    else:
        y = 3
    return y


def number_in_one_branch(x):
    if x > 0.0:
        y = x
    else:
        y = 0
    return y


def comprehension(x):
    return tf.stack([v * 2.0 if v > 1.0 else v for v in tf.unstack(x)])


def any_all(x):
    if any([v > 2.0 for v in tf.unstack(x)]):
        return 1
    return 0


# graph: asserted AssertionError => asserted InvalidArgumentError
# graph: number_in_one_branch int32[] 0 => number_in_one_branch float32[] 0.0
# graph: raised ValueError => raised InvalidArgumentError
# calls
show(short_and, tf.constant([2.0]))
show(short_and, tf.zeros([0]))
show(short_or, tf.zeros([0]))
show(short_or, tf.constant([0.5]))
show(chained, tf.constant(1), tf.constant(2), tf.constant(2))
show(chained, tf.constant(1), tf.constant(3), tf.constant(2))
show(conditional, tf.constant(-4.0))
show(conditional, tf.constant(40.0))
show(negated, tf.constant(3.0))
show(negated, tf.constant(4.0))
show(matched, tf.constant(3.0), 'double')
show(matched, tf.constant(3.0), 'minus')
show(matched, tf.constant(3.0), 'other')
show(asserted, tf.constant(4.0))
show(asserted, tf.constant(-4.0))
show(raised, tf.constant(4.0))
show(raised, tf.constant(-4.0))
show(elifs, tf.constant(-1))
show(elifs, tf.constant(5))
show(elifs, tf.constant(50))
show(elifs, tf.constant(500))
show(number_in_one_branch, tf.constant(2.0))
show(number_in_one_branch, tf.constant(-2.0))
show(comprehension, tf.constant([0.5, 3.0]))
