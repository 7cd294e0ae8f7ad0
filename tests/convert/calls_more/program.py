import tensorflow as tf
import pdb


def user_scope_names(fscope, x):
    fscope.foo(x)
    fscope_1.bar(x)
    x.fscope(x)
    return x


def prints(x):
    print(print(x), *x, sep='')
    print.foo(x)
    (print)(x)
    breakpoint()
    breakpoint(x)
    pdb.set_trace()
    pdb.set_trace
    return print


def stars(f, a, b):
    f(*a)
    f(*a, *b)
    f(1, *a, 2, *b, 3)
    f(**a)
    f(*a, **b, k=1, **a)
    f(k=1, *a)
    f(*f(*a))
    f(*(a or b))
    return f(*[1, 2], *{3})


def callee(f, x):
    f(x)(x)
    f[0](x)
    (f if x else x)(x)
    (lambda y: y)(x)
    (f or x)()
    'abc'.upper()
    f'{x}'.upper()
    [f][0]()
    f.a.b['c'](x)
    (f + x)(x)
    return f(x for x in x)


def nested(f, x):
    return f(f(f(x), k=f(x)), *f(x), **f(x))[f(x)].a(f(x))


def in_all_places(f, x):
    assert f(x), f(x)
    a[f(x)] = f(x)
    a.b[f(x)] += f(x)
    del a[f(x)]
    raise f(x) from f(x)


def in_with(f, x):
    with f(x) as a, f(f(x)).b(k=f(x)):
        f(x)
    with f(lambda: f(x)):
        pass
    return a


def in_strings(f, x):
    return f'{f(x)} {f(x)!r:>{f(x)}}' + f"{x if x else 'n'}" + f'{x and f}'


def in_comprehensions(f, x):
    a = [f(y) for y in f(x) if f(y)]
    b = {f(y): f(z) for y in x for z in f(y)}
    c = (f(y) for y in f(x))
    d = {f(y) for y in x if y and not f(y) if 1 < y < f(3)}
    return a, b, c, d


def await_like(f, x):
    yielded = f(x)
    return yielded[f(x):f(x), ::f(x)]


def dunder(f, x):
    return __name__, __debug__, f.__call__(x), __import__('os')


def super_forms(self):
    super().m()
    super(K, self).m()
    return super


class K:
    def m(self):
        return super().m

    @classmethod
    def c(cls):
        return super().c()
