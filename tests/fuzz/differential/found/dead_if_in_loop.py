# A value of the loop that only a dead `if` reads: dropping it erased ops while walking over them, and crashed.
def f(a2, a3, a5):
    x6 = -0.5
    c9 = 0
    while tf.reduce_all(tf.constant([0, -1, 4], tf.float32) > 2.0) and c9 < 1:
        c9 = c9 + 1
        if a5 >= x6:
            for i10 in tf.constant([0, -1, 4], tf.float32):
                if a3 > 1:
                    x6 = tf.cast(a3, tf.float32)
    return c9


# call: 2, tf.constant(2), tf.constant(-0.5)
