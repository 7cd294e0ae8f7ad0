import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    v = tf.constant([1])
    for i in tf.range(n):
        tf.autograph.experimental.set_loop_options(shape_invariants=[(v, tf.TensorShape([None]))])
        v = tf.concat([v, [i]], 0)
    return v
