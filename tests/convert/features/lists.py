# features: LISTS
import tensorflow as tf


def displays(x):
    a = []
    b = [1, [2, x]]
    c = [y for y in x]
    return a, b, c


def appends(x):
    a = []
    a.append(x)
    a.append(x, 1)
    x.y.append(3)
    x[0].append(a)
    for i in x:
        a.append(i)
    if x:
        a.append([1])
    return a


def append_value(x):
    y = x.append(1)
    return y


def append_of_call(x):
    f(x).append(1)
    return x


def pops(x):
    a = x.pop()
    b = x.y.pop() + x.pop(0)
    x.pop()
    x[a].pop()
    x.pop(1, 2)
    return a, b, x.pop()


def pop_in_blocks(x):
    if x.pop():
        a = x.pop()
    while x.pop():
        a = 1
    for i in x.pop():
        a = x.pop(i)
    with x.pop() as c:
        a = c
    try:
        a = x.pop()
    except ValueError:
        a = x.pop()
    return a


def pop_twice(x):
    return x.pop().pop()


def pop_call(x):
    return f(x).pop()


def stacks(x):
    a = tf.stack(x)
    b = tf.stack(x, 1)
    c = tf.stack(x, axis=1)
    d = x.stack([1], strict=True)
    return a, b, c, d


def target_list(x):
    [a, b] = x
    return a


def reads(x, i):
    a = x[0] + x[i] + x[i][1].y[2]
    b = x[1:2], x[1, 2], x[...], x[-1]
    return a, b


def writes(x, i):
    x[0] = 1
    x[i][1] = 2
    x.y[i] = 3
    x[1:2] = 4
    x[1, 2] = 5
    x[i] += 1
    del x[i]
    return x


def writes_in_loop(x, n):
    for i in range(n):
        x[i] = i
        if x[i] > 3:
            x[0] = x[i]
    return x


def two_targets(x):
    x[0] = x[1] = 2
    return x


def plain_two_targets(x):
    a = b = x
    return a, b


def annotated(x: list[int], y: dict[str, list[int]] = None) -> tuple[int]:
    z: list[int] = [1]
    return z


def inner(x):
    def f(y=[1]):
        y.append(2)
        return y[0]
    return f()


listed = lambda x: [x, x[0], x.pop()]
