import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    seen = []
    for i in tf.range(n):
        seen.append(tf.constant(1))
    return len(seen)
