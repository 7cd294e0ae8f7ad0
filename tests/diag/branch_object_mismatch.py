import tensorflow as tf


class Scale:
    def __init__(self, by):
        self.by = by


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    if x > 1.0:
        scale = Scale(2.0)
#! 9 error WFT0305 TypeError: `scale` is an object of class Scale that differs between the branches: a condition on a tensor can only choose between tensors and numbers
#!   fix: choose the object by a Python value, or make it a tensor in both branches
    else:
        scale = Scale(3.0)
    return x * scale.by
