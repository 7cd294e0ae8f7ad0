import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    if x > 1.0:
        y = (x, x)
    else:
        y = (x, -x)
    return y
