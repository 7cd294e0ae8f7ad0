import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    y = x
    if x > 0.0:
        y = x * 3.0
    return y
