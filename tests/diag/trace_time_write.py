import tensorflow as tf

calls = 0
seen = []


class Counter:
    def __init__(self):
        self.total = 0
        self.weight = None

    @tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
    def add(self, x):
        if self.weight is None:
            self.weight = tf.Variable(1.0)
        self.total += 1
#! 9 warning WFT0341 `self.total` changes while `add` is traced, not each time it is called
#!   fix: keep it in a tf.Variable and change it with `assign`, or return the new value from `add`
        return self.weight * x


counter = Counter()


def note(xs, x):
    xs.append(x.dtype)
#! 5 warning WFT0341 `xs` changes while `f` is traced, not each time it is called
#!   fix: keep it in a tf.Variable and change it with `assign`, or return the new value from `f`


@tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
def f(x):
    global calls
    calls += 1
#! 5 warning WFT0341 `calls` changes while `f` is traced, not each time it is called
#!   fix: keep it in a tf.Variable and change it with `assign`, or return the new value from `f`
    note(seen, x)
    own = []
    note(own, x)
    return x
