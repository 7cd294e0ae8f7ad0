import tensorflow as tf

calls = tf.Variable(0)
seen = tf.Variable(0)


class Counter:
    def __init__(self):
        self.total = tf.Variable(0)
        self.weight = None

    @tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
    def add(self, x):
        if self.weight is None:
            self.weight = tf.Variable(1.0)
        self.total.assign_add(1)
        return self.weight * x


counter = Counter()


def note(xs, x):
    xs.append(x.dtype)


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    calls.assign_add(1)
    own = []
    note(own, x)
    return x
