# features: no-recursive; ALL; LISTS,EQUALITY_OPERATORS; LISTS, no-recursive
import tensorflow as tf


def outer(x):
    def inner(y):
        if y == 1:
            return [y]
        print(y)
        assert y
        return lambda: y[0]
    return inner(x)


lam = lambda x: (lambda y: y == x)
