# options: --all
import tensorflow as tf


def search(rows, wanted):
    """Where the first row with `wanted` is."""
    tf.autograph.experimental.set_loop_options
    count = 0
    for row in rows:
        if tf.reduce_all(row < 0):
            continue
        if tf.reduce_any(row == wanted):
            return count
        count += 1
    while count > 0:
        tf.autograph.experimental.set_loop_options(maximum_iterations=10, parallel_iterations=1)
        count -= 1
        if count == 3:
            break
    return -1


class Model:
    def call(self, x):
        if x > 0 and not self.frozen:
            self.steps += 1
            y = x
        elif x < 0:
            y = -x
        else:
            y = x + 1 if x is None else x
        del x
        return y

    def count(self):
        total = 0

        def add(n):
            nonlocal total
            total += n
        for n in range(3):
            add(n)
        return total


square = lambda v: v * v if v > 1 or v < -1 else 1
