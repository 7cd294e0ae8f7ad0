# A lambda that is called after a branch or loop set what it reads: the value was lost, since nothing else reads it.
def f(a, n):
    x = 1
    get = lambda: x
    if a > 0:
        x = 2
    y = 3
    both = (lambda: x + y, 5)[0]
    while y < n:
        y = y + 1
    return get(), both()


# call: tf.constant(1), tf.constant(6)
# call: tf.constant(-1), tf.constant(2)
