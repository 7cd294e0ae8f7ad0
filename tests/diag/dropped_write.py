import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([3], tf.float32)])
def f(x):
    out = tf.TensorArray(tf.float32, size=3)
    out.write(0, x[0])
#! 5 error WFT0324 ValueError: the result of `out.write` is not assigned: in a graph a TensorArray does not change, write gives a new one
#!   fix: assign it: `out = out.write(...)`
    return out.stack()
