import tensorflow as tf

slo = tf.autograph.experimental.set_loop_options


def nested_loops(n):
    t = 0
    for i in tf.range(n):
        slo(parallel_iterations=1)
        for j in tf.range(i):
            slo(parallel_iterations=2, swap_memory=i > 1)
            t += j
    return t


def after_one_assignment(n):
    t = 0
    for i in tf.range(n):
        u = i
        slo(parallel_iterations=1)
        t += u
    return t


def after_annotated(n):
    t = 0
    for i in tf.range(n):
        u: int = i
        v: int = i
        slo(parallel_iterations=1)
        t += u + v
    return t


def after_pass_and_if(n):
    t = 0
    for i in tf.range(n):
        pass
        if i > 2:
            pass
        slo(parallel_iterations=1)
        t += i
    return t


def twice(n):
    t = 0
    for i in tf.range(n):
        slo(parallel_iterations=1)
        slo(swap_memory=False)
        t += i
    return t


def in_branch(n):
    t = 0
    for i in tf.range(n):
        if i > 2:
            slo(parallel_iterations=1)
        t += i
    return t


def too_many(n):
    t = 0
    for i in tf.range(n):
        slo(1, False, 10, [], 5, 6)
        t += i
    return t


def mixed(n):
    t = 0
    for i in tf.range(n):
        slo(1, swap_memory=False, shape_invariants=[(t, tf.TensorShape([]))])
        t += i
    return t


def unknown_keyword(n):
    t = 0
    for i in tf.range(n):
        slo(colour=1)
        t += i
    return t


def no_arguments(n):
    t = 0
    for i in tf.range(n):
        slo()
        t += i
    return t


def with_break(n):
    t = 0
    for i in tf.range(n):
        slo(maximum_iterations=n if n > 0 else 1)
        if i > 3:
            break
        t += i
    return t


def with_return(n):
    while n > 0:
        slo(maximum_iterations=10 and n)
        if n == 3:
            return n
        n -= 1
    return n


def in_inner_function(n):
    def inner(m):
        while m > 0:
            slo(maximum_iterations=tf.minimum(m, 3))
            m -= 1
        return m
    return inner(n)


def inner_in_loop(n):
    while n > 0:
        def inner(m):
            """Doc."""
            return m
        slo(maximum_iterations=3)
        n -= inner(1)
    return n


def alone(n):
    while n > 0:
        slo(maximum_iterations=3)
