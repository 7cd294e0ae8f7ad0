import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    if x > 0.0:
        y = x * 2.0
#! 9 error WFT0301 ValueError: `y` must also be initialized in the else branch: the condition is a tensor, so that both branches become part of the graph
#!   fix: give `y` a value before the `if`, or in the else branch
    return y
