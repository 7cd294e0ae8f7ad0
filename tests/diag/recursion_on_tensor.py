import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def endless(n):
    if n > 0:
        return endless(n - 1)
    return endless(n + 1)
#! 12 error WFT0322 RecursionError: `endless` calls itself under a condition on a tensor: tracing this recursion does not end
#!   fix: write the recursion as a loop, or make its end depend on a Python value
