import random
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    return x + random.random()
#! 16 warning WFT0342 `random.random` is read while `f` is traced: every run of the graph sees that value
#!   fix: draw with `tf.random`, or pass the number as an argument
