# Lists that loops and branches on tensors change: append, extend, pop, clear, indexing, iteration, truth, nesting.
import tensorflow as tf


def show(*values):
    for value in values:
        if isinstance(value, (list, tuple)):
            print(type(value).__name__, end=" ")
            show(*value)
        else:
            print(tf.convert_to_tensor(value).numpy().tolist(), end=" ")
    print()


@tf.function
def odd_squares(n):
    xs = []
    for i in tf.range(n):
        if i % 2 == 0:
            continue
        xs.append(i * i)
    return tf.stack(xs)


@tf.function
def pairs(n):
    xs, ys = [7], []
    for i in tf.range(n):
        xs.append(i)
        ys.append((i, tf.cast(i, tf.float32) * 0.5))
    return xs, ys, len(xs), len(ys)


@tf.function
def split_sizes(n):
    stack = [n]
    seen = 0
    while stack:
        top = stack.pop()
        seen += 1
        if top > 1:
            stack.append(top // 2)
            stack.append(top - top // 2 - 1)
    return seen


@tf.function
def queue(n):
    todo = [n]
    order = []
    while len(todo) > 0:
        now = todo.pop()
        order.append(now)
        if now % 2 == 0:
            todo.extend([now // 2, now // 2 - 1])
        if len(order) > 20:
            break
    return order


@tf.function
def one_branch(x):
    xs = [x]
    if x > 0:
        xs.append(x * 2)
    total = 0.0
    for v in xs:
        total += v
    return total, xs[-1], xs[0], len(xs)


@tf.function
def both_branches(x):
    xs = []
    if x > 0:
        xs.append(x)
    else:
        xs.append(-x)
        xs.pop()
        xs.append(x - 1)
    same = xs
    return same[0], len(xs)


@tf.function
def nested(n):
    xs = [0, 0]
    for i in tf.range(n):
        for j in tf.range(i):
            xs.append(j)
        if len(xs) > 4:
            xs.pop()
    return tf.reduce_sum(xs), xs


@tf.function
def rows(n):
    parts = []
    for i in tf.range(n):
        parts.append(tf.range(i))
    return tf.concat(parts, 0)


@tf.function
def replaced(n):
    xs = [1.0, 2.0]
    for i in tf.range(n):
        xs.append(tf.cast(i, tf.float32))
        xs[0] = xs[-1] + xs[1]
    xs += [0.5]
    return xs


@tf.function
def cleared(n):
    xs = []
    for i in tf.range(n):
        xs.append(i)
        if len(xs) == 3:
            xs.clear()
    if xs:
        return xs[-1]
    return -1


class Recorder:
    def __init__(self):
        self.items = []


@tf.function
def attribute(n):
    recorder = Recorder()
    for i in tf.range(n):
        recorder.items.append(i * 3)
    return recorder.items


@tf.function
def helper_list(n):
    def fill(xs, n):
        for i in tf.range(n):
            xs.append(i)
        return xs

    return fill(fill([], n), n + 1)


@tf.function
def python_loop(x):
    xs = []
    for i in range(3):
        if x[i] > 1:
            xs.append(x[i] * 2)
    return xs


show(odd_squares(tf.constant(6)), odd_squares(tf.constant(2)))
show(pairs(tf.constant(3)), pairs(tf.constant(0)))
show(split_sizes(tf.constant(20)))
show(queue(tf.constant(12)))
show(one_branch(tf.constant(2.0)), one_branch(tf.constant(-2.0)))
show(both_branches(tf.constant(2.0)), both_branches(tf.constant(-2.0)))
show(nested(tf.constant(5)))
show(rows(tf.constant(4)))
show(replaced(tf.constant(3)))
show(cleared(tf.constant(5)), cleared(tf.constant(6)))
show(attribute(tf.constant(4)))
show(helper_list(tf.constant(2)))
show(python_loop(tf.constant([3, 1, 2])))
