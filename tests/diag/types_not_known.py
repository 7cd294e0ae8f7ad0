import tensorflow as tf


@tf.function
def f(xs):
    total = 0.0
    for i in tf.range(xs.shape[0]):
#! 14 note WFT0333 `f` is checked up to here: the rest depends on the types of its arguments
#!   note: the trace with unknown types ends in ValueError: None values not supported.
#!   note: nothing says the types of `xs`: give them with input_signature, or --signature 'f(xs: float32[], ...)'
        total += xs[i]
    return total
