import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    print("value", x)
#! 5 warning WFT0340 `print` runs while `f` is traced, not each time it is called
#!   fix: `tf.print` prints each time the graph runs (on standard error)
    return x
