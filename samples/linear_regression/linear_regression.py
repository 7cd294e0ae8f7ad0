"""Linear regression of 17 points by gradient descent, eagerly."""
import tensorflow as tf

train_X = tf.constant([3.3, 4.4, 5.5, 6.71, 6.93, 4.168, 9.779, 6.182, 7.59, 2.167,
                       7.042, 10.791, 5.313, 7.997, 5.654, 9.27, 3.1])
train_Y = tf.constant([1.7, 2.76, 2.09, 3.19, 1.694, 1.573, 3.366, 2.596, 2.53, 1.221,
                       2.827, 3.465, 1.65, 2.904, 2.42, 2.94, 1.3])
n_samples = 17
learning_rate = 0.01

W = tf.Variable(1.6905257)
b = tf.Variable(-0.46593738)


def cost():
    prediction = train_X * W + b
    return tf.reduce_sum(tf.pow(prediction - train_Y, 2)) / (2 * n_samples)


for step in range(1, 1001):
    with tf.GradientTape() as tape:
        loss = cost()
    dW, db = tape.gradient(loss, [W, b])
    W.assign_sub(learning_rate * dW)
    b.assign_sub(learning_rate * db)
    if step == 1 or step % 100 == 0:
        print("Epoch: %04d" % step, "cost=", "{:.9f}".format(cost()), "W=", W.numpy(), "b=", b.numpy())
