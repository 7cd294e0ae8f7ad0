import tensorflow as tf


def three_levels(x):
    def a(y):
        def b(z):
            for i in z:
                if i:
                    return i
            return 0
        while y:
            y = b(y)
        return y
    if x:
        x = a(x)
    return x


def defaults_order(x):
    def a(y, /, z=x, *args, k=x if x else 1, m=lambda: x, **kw):
        """Doc."""
        return y
    return a


def docstrings(x):
    def a():
        """Outer.

        More.
        """
        def b():
            '''Inner'''
            return 1
        return b
    return a


def in_blocks(x):
    if x:
        def f():
            return 1
    else:
        def f():
            return 2
    for i in x:
        def g():
            return i
    with x:
        def h():
            return 1
    try:
        def k():
            return 1
    finally:
        def m():
            return 1
    return f, g, h, k, m


def same_names(x):
    def f(x):
        if x:
            x = 1
        def f(x):
            if x:
                x = 2
            return x
        return f(x)
    return f(x)


def generators(x):
    return sum(y for y in x), list(y for y in x if y), (z for z in x)


def class_and_function(x):
    class A:
        b = x

        def m(self):
            def n():
                return self.b
            return n

        @property
        def p(self):
            return self.b if self.b else 1

        @staticmethod
        def s(y):
            while y:
                y = y - 1
            return y
    return A


def make_outer(k, break_):
    if_body = k
    def inner(x):
        for i in x:
            if i > k:
                break
        if x:
            return if_body
        return break_
    return inner


def make_deep(a):
    def middle(b):
        c = 1
        def deepest(d):
            e = [a for f in d]
            return lambda: a + b + c
        return deepest
    return middle
