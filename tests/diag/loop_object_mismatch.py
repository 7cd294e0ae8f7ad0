import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    label = "none"
    for i in tf.range(n):
#! 5 error WFT0314 TypeError: `label` becomes an object of class object in the loop: a loop of the graph carries only tensors and numbers
#!   fix: make it a tensor or number, or take it out of the loop
        label = object()
    tf.print(label is None)
    return n
