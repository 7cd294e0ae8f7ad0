"""A module whose decorated functions are converted and whose other text stays."""
from __future__ import annotations

import functools   # kept with this comment

import tensorflow as tf

from tensorflow import function as graph_function

LIMIT = 10.0          # odd   layout
def plain( x ):       # not decorated: stays byte for byte
    if x>1: return x
    return  -x


# before the first
@tf.function
def first(x, n=3, *, scale=2.0):
    """Doc of first.

    With a second paragraph.
    """
    for i in tf.range(n):
        if x > LIMIT:
            break
        x *= scale  # lost, like every comment inside
    return x
# after the first


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)], reduce_retracing=True)
def second(x):
    while tf.reduce_sum(x) > 1.0:
        x = x / 2.0
    return x, plain(tf.reduce_max(x))


@functools.partial(tf.function, jit_compile=False)
def third(x):
    if x > 0:
        y = 1.0
    else:
        y = -1.0
    return y


@graph_function(autograph=False)
def unconverted(x):
    return x + 1


@tf.function
def refused(x):
    for i in range(2):
        x += i
    else:
        x += 100
    return x


class Model(tf.Module):
    """Class doc."""

    rate = 0.5

    def __init__(self):
        super().__init__()
        self.total = tf.Variable(0.0)

    @tf.function
    def step(self, x):
        """Doc of step.

        More.
        """
        if x > 0:
            self.total.assign_add(x * self.rate)
        else:
            self.total.assign_sub(1.0)
        return self.total.read_value()

    @staticmethod
    @tf.function
    def double(x):
        while x < 10:
            x *= 2
        return x

    @property
    def size(self):
        return 3


class Child(Model):
    @tf.function
    def step(self, x):
        if x > 100:
            return super().step(x)
        return super().step(x) + 1.0


def make(k):
    @tf.function
    def scaled(x):
        if x > 0:
            x = x * k
        return x
    return scaled


def report():
    print(first(tf.constant(1.5)).numpy(), first(tf.constant(1.5), scale=5.0).numpy(), first.__name__)
    print([t.numpy().tolist() for t in second(tf.constant([2.0, 3.0]))])
    print(third(tf.constant(2.0)).numpy(), unconverted(tf.constant(2)).numpy(), refused(tf.constant(1)).numpy())
    m = Child()
    print(m.step(tf.constant(4.0)).numpy(), m.step(tf.constant(-4.0)).numpy(), Model.double(tf.constant(3)).numpy())
    print(make(3.0)(tf.constant(2.0)).numpy(), make(4.0)(tf.constant(2.0)).numpy(), plain(0))


if __name__ == '__main__':
    report()
