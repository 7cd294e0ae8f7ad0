import tensorflow as tf


def recursive_after_if(x):
    rec = 0
    if x:
        rec = 1
    def rec(n):
        return rec(n - 1)
    return rec(x)


def recursive_after_balanced(x):
    if x:
        rec = 1
    else:
        rec = 2
    def rec(n):
        return rec(n - 1)
    return rec(x)


def closure_read_later(x):
    a = 1
    def f():
        return a
    if x:
        a = 2
        b = 3
    return f()


def closure_before_def(x):
    a = 1
    if x:
        a = 2
        b = 1
    def f():
        return a
    return f()


def closure_in_branch(x):
    a = 1
    if x:
        def f():
            return a
    else:
        f = None
    while x:
        a = x
        x = x - 1
    return f


def closure_in_loop(x):
    fs = []
    for i in x:
        a = i
        def f():
            return a + i
        fs.append(f)
    return fs


def lambda_closure(x):
    a = 1
    f = lambda: a
    if x:
        a = 2
        b = 3
    return f()


def two_levels(x):
    a = 1
    b = 2
    def f():
        def g():
            return a + b
        if b:
            return g
        return None
    while x:
        a = x
        b = x
        c = x
        x = x - 1
    return f()


def mutual(x):
    def f(n):
        return g(n - 1)
    def g(n):
        return f(n - 1)
    if x:
        x = f(x)
        g = 1
    return x


def inner_flow(x):
    k = 1
    def f(n):
        if n:
            m = k
        else:
            m = 2
        while m:
            m = m - 1
            k2 = m
        return m
    k = 3
    if x:
        k = 4
    return f(x)


def redefined(x):
    def f():
        return x
    if x:
        def f():
            return 2
    return f()


def parameter_closure(x, y):
    def f():
        nonlocal y
        y = y + 1
        if y:
            y = 2
        return x
    if y:
        x = 1
        y = 2
    return f()


def default_closure(x):
    a = 1
    def f(n=a, *, k=lambda: a):
        return n + k()
    if x:
        a = 2
    return f()


def method_closure(x):
    a = 1
    class K:
        def m(self):
            return a
    if x:
        a = 2
        b = 1
    return K().m()


def comprehension_lambda(xs):
    a = 1
    fs = [lambda y: a + y + z for z in xs]
    for f in fs:
        a = f(a)
    return a
