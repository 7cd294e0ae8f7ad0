import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    pair = (n, n)
    for i in tf.range(n):
        pair = (i,)
#! 9 error WFT0313 TypeError: `pair` must have the same nesting after one iteration: it has length 2 in one and length 1 in the other
#!   fix: keep its kind and length the same in each step, or collect values with `append` or in a tf.TensorArray
    return pair
