import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    while tf.cast(n, tf.bool):
        n -= 1
    return n
