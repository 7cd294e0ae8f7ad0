import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([3], tf.float32)])
def f(x):
    if x > 0.0:
#! 5 error WFT0306 ValueError: condition of if statement expected to be `tf.bool` scalar, got Tensor("Greater:0", dtype=bool)
#!   note: it has shape [3]
#!   fix: write `tf.reduce_all(...)` or `tf.reduce_any(...)`; to check for `None`, use `is not None`
        x = -x
    return x
