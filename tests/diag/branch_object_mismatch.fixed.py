import tensorflow as tf


class Scale:
    def __init__(self, by):
        self.by = by


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    if x > 1.0:
        by = 2.0
    else:
        by = 3.0
    scale = Scale(by)
    return x * scale.by
