import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    y = None
    if x > 0.0:
        y = x * 3.0
#! 9 error WFT0302 TypeError: `y` is None in the else branch and a value in the other: the condition is a tensor, so that which one holds is not known while the graph is made
#!   fix: give `y` a tensor in both, or decide by a Python value
    return y
