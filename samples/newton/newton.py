import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.float32), tf.TensorSpec([], tf.float32)])
def newton_sqrt(value, tolerance):
    """The square root of `value` by Newton's method, and the number of steps that it took."""
    guess = value
    steps = 0
    while True:
        error = tf.abs(guess * guess - value)
        if error <= tolerance * value:
            break
        guess = 0.5 * (guess + value / guess)
        steps += 1
    return guess, steps


if __name__ == "__main__":
    for number in [2.0, 10.0, 12345.0]:
        root, steps = newton_sqrt(tf.constant(number), tf.constant(1e-6))
        print("sqrt", number, "=", root.numpy(), "after", int(steps), "steps")
