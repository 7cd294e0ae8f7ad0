import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([2, 3], tf.float32)])
def f(x):
    return tf.matmul(x, x)
#! 12 error WFT0330 ValueError: Dimensions must be equal, but are 3 and 2 for '{{node MatMul}} = MatMul[T=DT_FLOAT](x, x)' with input shapes: [2,3], [2,3].
