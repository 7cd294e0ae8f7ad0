#: convert FILE -f f
import tensorflow as tf


def f(n):
    i = 0
    while i < n:
        i += 1
        tf.autograph.experimental.set_loop_options(maximum_iterations=3)
#! 9 error WFT0201 ConversionError: ValueError: "set_loop_options" must be the first statement in the loop block
    return i
