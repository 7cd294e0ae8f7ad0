"""Directives: taken out of the loops that they speak of."""
try:
    import tensorflow as tf
except ImportError:
    import types
    tf = types.SimpleNamespace(autograph=types.SimpleNamespace(experimental=types.SimpleNamespace(set_loop_options=lambda **options: None)))

CASES = {}


CASES['empty_directive'] = [(3,), (0,)]


def empty_directive(n):
    while n > 0:
        tf.autograph.experimental.set_loop_options()
        n = n - 1
    return n


CASES['directive'] = [([1, 2],)]


def directive(xs):
    total = 0
    for x in xs:
        tf.autograph.experimental.set_loop_options(parallel_iterations=1)
        total = total + x
    return total


CASES['late_directive'] = [(3,), (0,)]


def late_directive(n):
    total = 0
    while n > 0:
        n = n - 1
        total = total + n
        tf.autograph.experimental.set_loop_options(parallel_iterations=1)
    return total
