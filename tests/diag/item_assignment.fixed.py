import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([4], tf.int32), tf.TensorSpec([], tf.int32)])
def f(x, i):
    x = tf.tensor_scatter_nd_update(x, [[i]], [7 + i])
    return x
