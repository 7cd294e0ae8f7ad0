import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    total = tf.constant(0)
    for i in tf.range(n):
        total = tf.cast(total, tf.float32) * 0.5
#! 9 error WFT0312 TypeError: `total` has dtype int32 before the loop, but dtype float32 after one iteration
#!   fix: start with a value of dtype float32, or write `tf.cast(..., tf.int32)` in the loop
    return total
