# A nested function that sets a `nonlocal` name, called in branches and loops on tensors: both branches' effects happened.
def f(x, n):
    a = 1
    b = 2.0

    def add(p):
        nonlocal a
        a = a + p
        return a * 2

    def scale():
        nonlocal b
        b = b * 2.0

    if x > 0:
        r = add(3)
    else:
        r = add(10)
    for i in tf.range(n):
        add(i)
        if i > 1:
            scale()
    return a, b, r


# call: tf.constant(1), tf.constant(4)
# call: tf.constant(-1), tf.constant(0)
