import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    total = tf.constant(0.0)
    for i in tf.range(n):
        total = tf.cast(total, tf.float32) * 0.5
    return total
