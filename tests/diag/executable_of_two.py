#: compile FILE --emit=exe -o out
#! 0 error WFT0500 an executable is made of one function: name it with -f
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(n):
    return n


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def g(n):
    return n
