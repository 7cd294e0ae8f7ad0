import tensorflow as tf


def with_if(x):
    class K:
        if True:
            a = 1
    return K.a + x


def with_for(x):
    class K:
        for i in range(3):
            a = i
    return K.a + x


def with_try(x):
    class K:
        try:
            a = 1
        except ValueError:
            a = 2
    return K.a + x


def with_with(x):
    class K:
        with tf.name_scope('a'):
            a = 1
    return K.a + x


def with_call_statement(x):
    class K:
        print('hello')
    return x


def with_lambda(x):
    class K:
        f = lambda self, y: y if y > 0 else x
        g = [i for i in range(3)]
    return K().f(x)


def with_class(x):
    class K:
        class L:
            z = x

            def m(self):
                if self.z > 0:
                    return 1
                return 2
    return K.L().m()


def with_assert(x):
    class K:
        assert True
        a: int = 3
        b: int
        a += 1
        del a
        import os
        from math import pi as p
        pass
    return x


def with_decorators(x):
    def dec(c):
        return c

    @dec
    class K(dec(object), metaclass=type):
        @dec
        def m(self, y=x and 1):
            return y
        v = m if x else None
    return K().m()


def with_constructor(x):
    class K:
        def __init__(self, v):
            self.v = v
            if v > 0:
                self.v = v + 1
            while self.v < 10:
                self.v = self.v * 2
                self.w = 1
            super().__init__()
    k = K(x)
    return k.v


def constructor_function(x):
    def __init__(self):
        if x > 0:
            self.v = 1
    return __init__


class Outer:
    def __init__(self, x):
        if x > 0:
            self.v = x
        else:
            self.w = x

    def method(self, y):
        if y > self.v:
            self.v += 1
            super().__init__()
        return __class__

    def nested(self, y):
        class Inner:
            def __init__(self, z):
                for i in range(3):
                    self.a = z
                    self.b.c = i
        return Inner(y)
