#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""Places where decorated functions stand, and names that clash."""; from __future__ import annotations; import functools
import tensorflow as tf

ag__ = 'a name of the user'
tf__first = 7
fscope = get_state = 'names that generated code would like'
size_of = len


# in a block
if size_of('ab') == 2:
    @tf.function
    def first(x, step=-1, *, limit=size_of('abc')):
        while x < limit:
            x -= step
        return x
else:
    @tf.function
    def first(x):
        return x


def tagged(*tags, **more):
    def tag(f):
        f.tags = tags + tuple(sorted(more.items()))
        return f
    return tag


@tagged('a', 1, key="it's")   # a comment
@tf.function(
    # comments between arguments go
    input_signature=[tf.TensorSpec([], tf.int32),
                     tf.TensorSpec(None, tf.float32)],
)
def second(n: 'int', xs: tf.Tensor) -> tf.Tensor:
    'one line'
    total = 0.0
    for i in tf.range(n):
        if i % 2 == 0:
            continue
        total = total + tf.reduce_sum(xs) * tf.cast(i, tf.float32)
    return total; # the end


class Base:
    factor = 2

    class Inner:
        @tf.function
        def pick(self, x):
            return x if x > 0 else -x

    @classmethod
    @tf.function
    def scaled(cls, x):
        if x > 0:
            x = x * cls.factor
        return x

    @property
    @tf.function
    def size(self):
        if self.rate:
            return tf.constant(self.rate)
        return tf.constant(0)

    @size.setter
    def size(self, value):
        self.rate = value

    @tf.function
    def __call__(self, x):
        def helper(y, scale=self.factor):
            @tf.function
            def innermost(z):
                return z * scale if z > y else z
            return innermost(y + 1)
        if x > 0:
            return helper(x)
        return helper(-x)


class Derived(Base):
    factor = 3
    @tf.function
    def __call__(self, x):
        if x > 10:
            return __class__.factor * x
        return super().__call__(x) + 100

    @staticmethod
    @tf.function
    def sign(x): return 1 if x > 0 else -1


def counter(start):
    count = start
    import tensorflow as inner_tf
    @inner_tf.function
    def bump(x):
        nonlocal count
        if x > 0:
            x = x + count
        count = count + 1
        return x

    @functools.partial(tf.function, reduce_retracing=True)
    def again(x, depth=2):
        while depth > 0:
            x = x * start
            depth -= 1
        return x
    return bump, again


@tf.function(experimental_autograph_options=(tf.autograph.experimental.Feature.EQUALITY_OPERATORS,
                                             tf.autograph.experimental.Feature.LISTS))
def with_features(x):
    items = [x, x + 1]
    items.append(x)
    return items[0] == items[1]


@tf.function
def user_names(x, vars=1):
    if x > 0:
        x = x + len(fscope) + vars
    return x


def reads_global(x):
    return x + len(ag__) + tf__first


@tf.function
def refused(x):
    for i in range(3):
        x -= i
    else:
        x -= 10
    return x


@tf.function
def writes_global(x):
    global tf__first
    if x > 0:
        tf__first = tf__first + 1
    return x + tf__first


def report():
    print(first(tf.constant(1)).numpy(), first(1, -2, limit=6), first.__name__)
    print(second(4, tf.constant([1.0, 2.0])).numpy(), second.tags)
    b, d = Base(), Derived()
    b.rate, d.rate = 0, 0
    print(Base.Inner().pick(tf.constant(-3)).numpy(), Base.scaled(tf.constant(4)).numpy(), Derived.scaled(tf.constant(4)).numpy())
    print(b(tf.constant(4)).numpy(), d(tf.constant(-4)).numpy(), d(tf.constant(40)).numpy(), Derived.sign(3))
    bump, again = counter(5)
    print(bump(tf.constant(1)).numpy(), bump(tf.constant([1])[0]).numpy(), again(tf.constant(3)).numpy())
    print(with_features(tf.constant(1)).numpy(), user_names(tf.constant(2)).numpy(), reads_global(tf.constant(1)).numpy())
    print(refused(tf.constant(3)).numpy(), writes_global(tf.constant(1)).numpy(), tf__first, ag__)


if __name__ == '__main__':
    report()
