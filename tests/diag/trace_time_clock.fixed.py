import time

import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    start = tf.timestamp()
    return x, start
