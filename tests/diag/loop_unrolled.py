#: graph FILE -f f
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    weights = [0.5] * 1200
    for i in range(1200):
#! 5 note WFT0325 this loop is unrolled into 1200 steps: an index needs the number of the step
#!   label +1: here
#!   fix: write `tf.range` for a loop of the graph
        x = x + weights[i]
    return x
