import tensorflow as tf


class Point:
    def __init__(self, x):
        self.x = x


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    x = 0
    for i in tf.range(n):
        x = i
    p = Point(x)
    return p.x
