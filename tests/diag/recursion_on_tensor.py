import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32), tf.TensorSpec([], tf.int32)])
def gcd(a, b):
    if b == 0:
        return a
    return gcd(b, a % b)
#! 12 error WFT0322 RecursionError: `gcd` calls itself under a condition on a tensor: tracing this recursion does not end
#!   fix: write the recursion as a loop, or make its end depend on a Python value
