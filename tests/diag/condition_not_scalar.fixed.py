import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([3], tf.float32)])
def f(x):
    if tf.reduce_all(x > 0.0):
        x = -x
    return x
