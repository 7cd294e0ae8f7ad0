import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32), tf.TensorSpec([], tf.int32)])
def gcd(a, b):
    while b != 0:
        a, b = b, a % b
    return a
