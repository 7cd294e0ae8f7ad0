#: graph FILE -f f --signature 'f(x: float32[2])'
import tensorflow as tf


@tf.function
def f(x):
    return x
