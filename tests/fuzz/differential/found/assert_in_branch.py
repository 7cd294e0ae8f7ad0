# An assert that fails for sure, in the branch that is not taken: it failed while the graph was made.
def f(x, k):
    if x > 1:
        assert k > 5, 'wrong 1'
        return x
    elif x == 0:
        if k < 5:
            raise ValueError('bad 2')
    return x + 1


# call: tf.constant(-1), 3
# call: tf.constant(5), 3
# call: tf.constant(0), 3
# call: tf.constant(7), 6
