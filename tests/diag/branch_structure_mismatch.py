import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    if x > 1.0:
        y = (x, x)
#! 9 error WFT0304 TypeError: `y` must have the same nesting in each branch: it has length 2 in one and length 1 in the other
#!   fix: give both branches the same kind and length, or decide by a Python value
    else:
        y = (x,)
    return y
