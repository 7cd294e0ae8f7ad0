"""Python ranges whose body needs the number, or does what only Python can do: unrolled, with the right values."""
import tensorflow as tf


def needs_a_bool(x):
    for i in range(6):
        if i % 2 == 0:
            x = x + 1.0
        else:
            x = x * 2.0
    return x


def needs_an_index(x):
    weights = [1.0, 10.0, 100.0]
    for i in range(3):
        x = x + weights[i]
    return x


def needs_a_key(x):
    steps = {0: 2.0, 1: 3.0}
    for i in range(2):
        x = x * steps[i]
    return x


def formats(x):
    names = ''
    for i in range(3):
        names = names + f'{i},'
        x = x + 1.0
    return x, len(names)


class Log:
    def __init__(self):
        self.seen = []
        self.count = 0


log = Log()
total_steps = 0


def appends(x):
    log.seen.clear()
    for i in range(4):
        log.seen.append(1)
        x = x + len(log.seen)
    return x


def sets_an_attribute(x):
    log.count = 0
    for i in range(4):
        log.count += 1
        x = x * 2.0
    return x + log.count


def sets_a_global(x):
    global total_steps
    total_steps = 0
    for i in range(4):
        total_steps += 1
        x = x * 2.0
    return x + total_steps


def sets_an_item(x):
    table = [0, 0, 0]
    for i in range(3):
        table[0] = table[0] + 1
        x = x + 1.0
    return x + table[0]


def carries_a_number(x):
    k = 1
    for i in range(5):
        k = k * 2
        x = x + k
    return x, k


def shape_grows(x):
    for i in range(3):
        x = tf.concat([x, x[:1]], 0)
    return x


def structure_grows(x):
    parts = ()
    for i in range(3):
        parts = parts + (x + i,)
    return tf.stack(parts)


def advances_an_iterator(x):
    source = iter([1.0, 2.0, 3.0])
    for i in range(3):
        x = x * 10.0 + next(source)
    return x


def nonlocal_count(x):
    count = 0

    def step(v):
        nonlocal count
        count += 1
        return v + 1.0

    for i in range(5):
        x = step(x)
    return x, count


def uses_a_list_of_its_own(x):
    for i in range(3):
        parts = []
        for j in range(2):
            parts.append(x * j)
        x = x + tf.add_n(parts)
    return x


def is_instance(x):
    for i in range(3):
        x = x + (1.0 if isinstance(i, int) else 100.0)
    return x


def power(x):
    for i in range(4):
        x = x + 2 ** i
    return x


def slices(x):
    total = tf.zeros([2])
    for i in range(3):
        total += x[i * 2:i * 2 + 2]
    return total


def caught(x):
    for i in range(3):
        try:
            x = x + [1.0, 2.0][i]
        except IndexError:
            x = x * 100.0
    return x


# calls
show(needs_a_bool, tf.constant(1.0))
show(needs_an_index, tf.constant(1.0))
show(needs_a_key, tf.constant(1.0))
show(formats, tf.constant(1.0))
show(appends, tf.constant(1.0))
print(len(log.seen))
show(sets_an_attribute, tf.constant(1.0))
print(log.count)
show(sets_a_global, tf.constant(1.0))
print(total_steps)
show(sets_an_item, tf.constant(1.0))
show(carries_a_number, tf.constant(1.0))
show(shape_grows, tf.constant([1.0, 2.0]))
show(structure_grows, tf.constant(1.0))
show(advances_an_iterator, tf.constant(0.0))
show(nonlocal_count, tf.constant(1.0))
show(uses_a_list_of_its_own, tf.constant(1.0))
show(is_instance, tf.constant(1.0))
show(power, tf.constant(1.0))
show(slices, tf.constant([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]))
show(caught, tf.constant(1.0))
