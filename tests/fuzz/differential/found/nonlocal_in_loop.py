# A nested function that only reads a `nonlocal` name: the name's value before the loop was taken for dead.
def f(a, n):
    for i in tf.range(n):
        def inner(p):
            nonlocal a
            return a
        a = inner(1)
    return n


# call: 2, tf.constant(2)
# call: 2.5, tf.constant(0)
