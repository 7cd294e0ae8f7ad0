import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    v = tf.constant([1])
    for i in tf.range(n):
#! 5 error WFT0315 ValueError: `v` enters the loop with shape [1], but has shape [2] after one iteration: its shape invariant does not allow that
#!   fix: give a less specific shape in `shape_invariants`: None for each extent that varies
        tf.autograph.experimental.set_loop_options(shape_invariants=[(v, tf.TensorShape([1]))])
        v = tf.concat([v, [i]], 0)
    return v
