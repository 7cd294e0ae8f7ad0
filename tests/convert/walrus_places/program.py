import tensorflow as tf


def whole_if_test(x):
    if (y := x):
        x = y + 1
    return x


def whole_while_test(x):
    while (y := x):
        x = x - 1
    return x


def whole_for_iterable(x):
    t = 0
    for i in (y := x):
        t += i
    return t


def lambda_body(x):
    f = lambda: (y := x)
    return f()


def in_class_body(x):
    class K:
        a = (b := 3)
    return K.a + x


def in_return(x):
    return (y := x)


def in_comprehension(xs):
    return [(y := x) for x in xs]


def in_argument(x):
    return tf.add((y := x), y)


def in_dead_code(x):
    raise ValueError(x)
    y = (z := x)


lam = lambda x: (y := x)


def in_default(x):
    def inner(v=(w := 3)):
        return v
    return inner() + x


def in_with(x):
    with (c := tf.name_scope('a')):
        return x
