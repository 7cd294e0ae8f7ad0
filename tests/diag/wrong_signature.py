#: graph FILE -f f --signature 'f(x: float33[2])'
#: exit 2
#! 0 error WFT0005 the signature `f(x: float33[2])` cannot be read: `float33[2]` is no type: write a dtype with a shape, as float32[2,?], int32[] or float32[*]
#!   fix: write it as `NAME(x: float32[2,?], n: int32[], k=3)`
import tensorflow as tf


@tf.function
def f(x):
    return x
