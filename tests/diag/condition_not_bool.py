import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    while n:
#! 5 error WFT0306 ValueError: condition of while loop expected to be `tf.bool` scalar, got Tensor("while/Placeholder:0", dtype=int32)
#!   fix: to use as boolean Tensor, use `tf.cast(..., tf.bool)`; to check for `None`, use `is not None`
        n -= 1
    return n
