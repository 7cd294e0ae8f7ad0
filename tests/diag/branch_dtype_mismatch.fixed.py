import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    if x > 1.0:
        y = tf.cast(tf.constant(1), tf.float32)
    else:
        y = x
    return y
