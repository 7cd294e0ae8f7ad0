import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    seen = []
    for i in tf.range(n):
        seen.append(i * 2)
#! 9 error WFT0320 InaccessibleTensorError: the tensor that was appended to `seen` belongs to a loop or branch of the graph and cannot be used outside: append happens once, when the graph is made, not in each step
#!   fix: collect values in a tf.TensorArray: `ta = ta.write(i, value)`, then `ta.stack()`
    return tf.stack(seen)
