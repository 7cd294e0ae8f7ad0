"""break, continue, return and else in nests of Python and tensor loops."""
import tensorflow as tf


def nested_break(xs):
    total = tf.constant(0)
    for x in xs:
        for y in xs:
            if y > x:
                break
            if y == 2:
                continue
            total += y
        else:
            total += 100
        if total > 150:
            break
    return total


def return_in_nest(xs, wanted):
    for i in tf.range(3):
        for x in xs:
            if x * i == wanted:
                return x, i
    return tf.constant(-1), tf.constant(-1)


def while_true(n):
    count = 0
    while True:
        if n == 1:
            break
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        count += 1
    return count


def while_else(n):
    k = 0
    while n > 0:
        if n == 7:
            k = 1
            break
        n -= 3
    else:
        k = 2
    return n, k


def continue_in_while(n):
    total = 0
    while n > 0:
        n -= 1
        if n % 3 == 0:
            continue
        total += n
    return total


def break_in_python_loop(x):
    for step in [1.0, 2.0, 3.0, 4.0]:
        if x > 5.0:
            break
        x += step
    return x


def return_from_python_loop(x):
    for step in [1.0, 2.0, 3.0, 4.0]:
        x += step
        if x > 5.0:
            return x * 10.0
    return x


def try_finally(n):
    total = 0
    for i in tf.range(n):
        try:
            if i == 2:
                continue
            total += i
        finally:
            total += 10
    return total


def with_block(x):
    with tf.name_scope('inner'):
        if x > 0.0:
            x = x * 2.0
        else:
            x = x - 1.0
    return x


# calls
show(nested_break, tf.constant([3, 1, 2]))
show(nested_break, tf.constant([1, 5, 2, 4]))
show(return_in_nest, tf.constant([1, 2, 3]), tf.constant(4))
show(return_in_nest, tf.constant([1, 2, 3]), tf.constant(40))
show(while_true, tf.constant(6))
show(while_else, tf.constant(13))
show(while_else, tf.constant(12))
show(continue_in_while, tf.constant(10))
show(break_in_python_loop, tf.constant(1.0))
show(return_from_python_loop, tf.constant(1.0))
show(return_from_python_loop, tf.constant(-20.0))
show(try_finally, tf.constant(4))
show(with_block, tf.constant(3.0))
show(with_block, tf.constant(-3.0))
