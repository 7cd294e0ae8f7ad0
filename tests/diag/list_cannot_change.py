import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    seen = []
    for i in tf.range(n):
#! 5 error WFT0323 TypeError: `seen` changes its length in a loop or branch on tensors, but it cannot be a list of the graph: its elements must be tensors and numbers, got <built-in function constant>
#!   fix: keep tensors of one dtype in it, or change it outside of the loop
        seen.append(tf.constant)
    return len(seen)
