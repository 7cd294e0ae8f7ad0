import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([3], tf.float32)])
def f(x):
    out = tf.TensorArray(tf.float32, size=3)
    out = out.write(0, x[0])
    return out.stack()
