import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    seen = tf.TensorArray(tf.int32, size=n)
    for i in tf.range(n):
        seen = seen.write(i, i * 2)
    return seen.stack()
