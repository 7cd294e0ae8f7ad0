import functools
import tensorflow as tf


def outer(x):
    @functools.wraps(x)
    def a():
        return 1

    @tf.function
    def b(y):
        if y:
            return 1
        return 2

    @tf.function(jit_compile=x and True)
    @functools.lru_cache(maxsize=None)
    def c(y=x if x else 1):
        return y
    return a() + b(1) + c()


def lambda_decorator_in_class(x):
    class K:
        @(lambda f: f)
        def m(self):
            return 1
    return K


def lambda_class_decorator(x):
    @(lambda c: c)
    class K:
        pass
    return K


def lambda_returns(x):
    def f() -> (lambda: 1):
        return 1
    return f


def lambda_annotation(x):
    def f(a: (lambda: 1) = (lambda: 2)):
        return a
    return f


def lambda_in_for_target(x):
    for x[(lambda: 0)()] in range(3):
        pass
    return x


def attribute_decorator(x):
    @x.register
    def f(y):
        return y

    @x[0].register(3)(y=4)
    def g(y):
        return y
    return f, g
