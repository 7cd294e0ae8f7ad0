"""What a loop's body does to Python objects is done once, however often it is traced."""
import tensorflow as tf

events = []


def widens(x, n):
    events.clear()
    i = 0
    while i < n:
        events.append('step')
        x = tf.concat([x, x[:1]], 0)
        i += 1
    return x


def becomes_float(xs):
    events.clear()
    total = 0
    for x in xs:
        events.append('step')
        total += x
    return total


def first_in_loop(n):
    events.clear()
    for i in tf.range(n):
        events.append('step')
        last = i * 2
    return last


# Traced once, a body appends once; run eagerly it does so in each step.
# graph: steps 3 => steps 1
# graph: steps 2 => steps 1
# graph: steps 4 => steps 1
# calls
show(widens, tf.constant([1.0, 2.0]), tf.constant(3))
print('steps', len(events))
show(becomes_float, tf.constant([0.5, 1.5]))
print('steps', len(events))
show(first_in_loop, tf.constant(4))
print('steps', len(events))
