"""Functions that call themselves under a condition on a tensor."""
import tensorflow as tf


@tf.function
def gcd(a, b):
    if b == 0:
        return a
    return gcd(b, a % b)


@tf.function
def factorial(n):
    if n <= 1:
        return tf.constant(1)
    return n * factorial(n - 1)


@tf.function
def fibonacci(n):
    if n < 2:
        return n
    else:
        return fibonacci(n - 1) + fibonacci(n - 2)


@tf.function
def power(x, n):
    return tf.ones_like(x) if n == 0 else x * power(x, n - 1)


@tf.function
def halves(x, steps):
    if tf.reduce_max(x) < 1.0:
        return x, steps
    return halves(x / 2.0, steps + 1)


scale = tf.Variable(3.0)


@tf.function
def with_variable(n):
    if n == 0:
        return scale.read_value()
    scale.assign_add(1.0)
    return with_variable(n - 1) * 2.0


def from_another(n):
    return factorial(n) + gcd(n, tf.constant(4))


# calls
print(int(gcd(tf.constant(48), tf.constant(36))))
print(int(factorial(tf.constant(6))))
print(int(fibonacci(tf.constant(12))))
print(power(tf.constant([1.0, 2.0]), tf.constant(3)).numpy().tolist())
halved, steps = halves(tf.constant([10.0, 3.0]), tf.constant(0))
print(halved.numpy().tolist(), int(steps))
print(float(with_variable(tf.constant(3))))
print(float(scale))
show(from_another, tf.constant(6))
