import tensorflow as tf

seen = []


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    for i in tf.range(n):
        seen.append(i * 2)
#! 9 warning WFT0341 `seen` changes while `f` is traced, not each time it is called
#!   fix: keep it in a tf.Variable and change it with `assign`, or return the new value from `f`
#! 9 error WFT0320 InaccessibleTensorError: the tensor that was appended to `seen` belongs to a loop or branch of the graph and cannot be used outside: append happens once, when the graph is made, not in each step
#!   fix: make the list in the function, or collect values in a tf.TensorArray: `ta = ta.write(i, value)`, then `ta.stack()`
    return tf.stack(seen)
