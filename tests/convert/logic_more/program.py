import tensorflow as tf


def chains(a, b, c, d):
    x = a < b < c < d
    y = a < b() < c.d < d[0]
    z = (a < b) < c
    w = a is not b in c
    v = not a < b < c
    u = a == b != c
    return x, y, z, w, v, u


def bools(a, b, c, d):
    x = a and b or c and d
    y = (a or b) and (c or d)
    z = not a and not (b or not c)
    w = a and (b and c) and d
    v = a or (b or (c or d))
    return x, y, z, w, v


def ternaries(a, b, c):
    x = a if b else c
    y = a if b and c else b if c else a
    z = (a if b else c) if (b if c else a) else (c if a else b)
    w = [i if i else 1 for i in a if (b if c else a)]
    v = lambda p: p if p else a
    u = f(a if b else c)(b if c else a)
    t = {a if b else c: b if a else c}
    return x, y, z, w, v, u, t


def ternary_texts(a, b):
    x = 1 if f(a) else 2
    y = 1 if a.b[0](c=1) == 'x' else 2
    z = 1 if not a and b else 2
    w = 1 if (lambda q: q)(a) else 2
    v = 1 if [i for i in a] else 2
    u = 1 if 'it\'s "x"\n' else 2
    t = 1 if f'{a!r}' else 2
    s = 1 if a < b < 3 else 2
    r = 1 if (a, b) else 2
    q = 1 if -a ** 2 else 2
    return x


def everywhere(a, b):
    assert a and b, a or b
    c = a[b and 1:a or 2]
    d = {**(a or b)}
    for i in a or b:
        pass
    while a and not b:
        pass
    with (a and b) as e:
        pass
    del a[b or 1]
    c[a and b] = b or a
    c[not a] += not b
    x = -(not a)
    y: a and b = not a
    raise a or b


def lambdas(a):
    f = lambda: a and (lambda: not a)
    g = lambda x=a or 1, *y, k=not a: x < 1 < 2
    return f, g


def augmented_value(a, b):
    a += b if a else f(b)
    a -= b and f(b)
    a *= lambda: f(b)
    a /= [f(i) for i in b]
    a.b += b if a else f(b)
    return a
