import tensorflow as tf

counter = 0
other = 1


def global_in_branch(x):
    global counter
    if x:
        counter = 1
    else:
        other = 2
    return counter


def global_declared_inside(x):
    if x:
        global counter
        counter = 1
    return x


def two_globals(x):
    global other, counter
    while x:
        counter += 1
        other = counter
        local = other
        x = x - 1
    return local


def global_target(x):
    global counter
    for counter in x:
        pass
    return x


def nonlocal_written(x):
    a = 1
    def f():
        nonlocal a
        for i in x:
            a = i
    f()
    return a


def nonlocal_two(x):
    a = b = 1
    def f():
        nonlocal b, a
        if x:
            b = 2
            c = 3
        return a
    return f()


def global_in_inner(x):
    def f():
        global counter
        if x:
            counter = x
    f()
    if x:
        counter_2 = 1
    return x


def del_in_branch(x):
    a = b = 1
    if x:
        del a
    else:
        del b, x.y
    return x


def del_forms(x):
    a = b = c = 1
    del a, x[0], b, x.y, (c, x[1])
    del (a)
    del [x[2], x.z]
    return x


def del_then_loop(x):
    a = 1
    del a
    while x:
        a = 1
        x = x - a
    return x


def del_global(x):
    global counter
    del counter
    if x:
        counter = 1


def import_forms(x):
    import os.path
    import os.path as p, sys
    from math import pi, e as euler
    if x:
        import json
        from . import nothing
        pi = 3
    return os, p, sys, pi, euler


def chained_targets(x):
    a = b = c = x
    if x:
        a, b = b, a
        (c, *d), [e, f] = x
        x.y, x[0] = 1, 2
    return a, b, c


def augmented(x):
    a = 1
    while x:
        a += x
        x -= 1
        x.y += 1
        x[0] *= 2
        x[a] //= 2
        x[x.y] **= 2
        x[1:2] @= 3
    return a


def comprehension_scopes(xs, k):
    if k:
        a = [x for x in xs if x]
        b = {x: y for x, y in xs}
        c = {k for k in xs}
        d = sum(x.y for x in xs for x.z in x)
    return a, b, c, d


def comprehension_outer_read(xs, x):
    y = [x for x in x if x]
    if xs:
        x = [x for z in xs]
    return x, y


def lambda_scopes(xs, k):
    if k:
        f = lambda x, y=k, *a, z=xs, **b: x + y + k
    return f


def starred_with(x):
    with x as (a, *b), x.y as x.c, x[0] as d:
        if a:
            b = 1
            d = 2
    return a, b, d


def unused_loop_variable(x):
    for _ in x:
        pass
    for i, (j, k) in x:
        pass
    for x.y in x:
        pass
    for x[0], *z in x:
        pass
    return i


def read_after_loop_only(x):
    while x:
        a = x
        x = x - 1
    for i in x:
        b = i
    return a, i
