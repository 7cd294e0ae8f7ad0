import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    label = "none"
    for i in tf.range(n):
        label = "some"
    tf.print(label is None)
    return n
