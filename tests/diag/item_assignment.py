import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([4], tf.int32), tf.TensorSpec([], tf.int32)])
def f(x, i):
    x[i] = 7 + i
#! 5 error WFT0331 TypeError: 'SymbolicTensor' object does not support item assignment: `x` is a tensor, and tensors do not change
#!   fix: instead of `x[i] = value` write `x = tf.tensor_scatter_nd_update(x, [[i]], [value])`
    return x
