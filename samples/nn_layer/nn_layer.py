import tensorflow as tf


@tf.function
def simpler_nn_layer(x, y):
    return tf.nn.relu(tf.matmul(x, y))


if __name__ == "__main__":
    x = tf.constant([[1.0, -2.0], [3.0, 4.0]])
    y = tf.constant([[1.0, 0.5], [-1.0, 2.0]])
    print(simpler_nn_layer(x, y))
