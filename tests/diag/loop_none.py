import tensorflow as tf


class Point:
    def __init__(self, x):
        self.x = x


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    p = None
    for i in tf.range(n):
#! 5 error WFT0311 ValueError: `p` may not be None before the loop: the loop is part of the graph, and gives it a value
#!   fix: give `p` a tensor or number before the loop
        p = Point(i)
    return p.x
