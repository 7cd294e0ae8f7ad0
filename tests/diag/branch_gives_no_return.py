import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    if x > 0.0:
#! 5 error WFT0300 ValueError: a value must also be returned from the else branch: if a value is returned on one path of a condition on a tensor, one must be returned on every path
#!   fix: return a value at the end of `f`
        return x * 2.0
