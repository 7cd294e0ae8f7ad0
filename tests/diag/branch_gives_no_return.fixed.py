import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    if x > 0.0:
        return x * 2.0
    return x
