import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    if x > 1.0:
        y = tf.constant(1)
#! 9 error WFT0303 TypeError: `y` is int32 in the main branch, but float32 in the else branch
#!   label +2: float32 here
#!   fix: write `tf.cast(..., tf.float32)` in the main branch
    else:
        y = x
    return y
