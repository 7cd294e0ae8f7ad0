import tensorflow as tf


class Point:
    def __init__(self, x):
        self.x = x


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    for i in tf.range(n):
#! 5 error WFT0310 ValueError: `p` must be defined before the loop: the loop is part of the graph and may run zero times
#!   fix: give `p` a tensor or number before the loop
        p = Point(i)
    return p.x
