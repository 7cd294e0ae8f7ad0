#: compile FILE
#! 0 error WFT0006 `program.py` has no function that is decorated with `tf.function`: name one with -f
import tensorflow as tf


def f(x):
    return x
