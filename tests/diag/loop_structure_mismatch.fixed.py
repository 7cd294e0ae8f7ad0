import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    pair = (n, n)
    for i in tf.range(n):
        pair = (i, n)
    return pair
