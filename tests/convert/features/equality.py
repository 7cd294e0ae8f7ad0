# features: EQUALITY_OPERATORS
import tensorflow as tf


def equal(a, b):
    return a == b, a != b, a is b, a == b == 3, 1 < a == b != 4, not a == b


def test(a, b):
    if a == b and a != 3:
        a = 1
    while a != b:
        a += 1 if a == b else 2
    return [x for x in a if x == 1]


pick = lambda a, b: a == b
