import time

import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    start = time.time()
#! 13 warning WFT0342 `time.time` is read while `f` is traced: every run of the graph sees that value
#!   fix: `tf.timestamp` reads the clock each time the graph runs
    return x, start
