"""Programs that no deviation touches: conversion keeps their meaning."""
CASES = {'jumps': [([1, 5, 3, 9, 0, 4],), ([],), ([9],)], 'closures': [(3,)], 'tries': [(0,), (1,), (2,), (3,)],
         'scopes': [([1, 2],)], 'attributes': [([3, 4],)], 'returns': [(i,) for i in range(6)], 'lambdas': [([2, 3],)],
         'loops': [(7,)], 'strings': [('a',)], 'deletes': [(1,), (0,)], 'calls': [([1, 2],)], 'methods': [(5,)], 'recursion': [(6,)]}
level = 1


def jumps(xs):
    out = []
    for x in xs:
        if x == 3:
            continue
        with Guard() as g:
            if x > 8:
                break
            out.append((x, g))
        try:
            if x == 0:
                return 'zero', out
            y = 1 // x
        except ZeroDivisionError:
            continue
        finally:
            out.append('f')
        while y < 3:
            y += 1
            if y == 2:
                continue
            out.append(y)
    return out


class Guard:
    def __enter__(self): return 'g'
    def __exit__(self, *args): return False


def closures(n):
    k = 1
    def add(x):
        nonlocal k
        if x > 1:
            k += x
        return k
    fs = []
    for i in range(n):
        def f():
            return i + k
        fs.append(f)
        add(i)
    return [f() for f in fs], k


def tries(x):
    try:
        if x == 0:
            raise ValueError('zero')
        elif x == 1:
            raise KeyError('one')
        y = x
    except ValueError as e:
        y = str(e)
        if y:
            return y
    except KeyError:
        y = 'key'
    else:
        y = y * 2
        while y > 4:
            y -= 1
    finally:
        print('finally', x)
    return y


def scopes(xs):
    global level
    for level in xs:
        a = [level for level in xs]
        b = {k: v for k, v in enumerate(xs) if v}
    c = sum(x for x in xs)
    if xs:
        import math as m
        from os import path
        first, *rest = xs
    return a, b, c, m.floor(2.5), path.sep, first, rest, level


class Node:
    pass


def attributes(xs):
    n = Node()
    n.value = 0
    n.items = {}
    for i, x in enumerate(xs):
        n.value += x
        n.items[i] = x
        n.items['last'] = i
        if x > 3:
            n.big = x
            n.items[i] += 1
    return n.value, n.items, n.big


def returns(x):
    if x == 0:
        return
    elif x == 1:
        y = 5
    else:
        if x == 2:
            return 2
        y = 6
        for i in range(x):
            if i == 3:
                return 'three'
            while True:
                if x == 3:
                    return 'x3'
                break
    return y


def lambdas(xs):
    k = 2
    f = lambda x, y=k: x * y if x > 2 else -x
    return list(map(f, xs)), sorted(xs, key=lambda v: -v), (lambda: (lambda: k)())()


def loops(n):
    total = 0
    for i in range(n):
        for j in range(i):
            if j > 3 and not i == 5 or j == 2:
                break
            total += j
        total += i
    for total in range(total, total + 2):
        pass
    return total


def strings(s):
    t = f'{s!r:>5}|{s if s else 1}'
    for c in t:
        if c in 'a|' and c not in 'x':
            s += c
    return s


def deletes(x):
    a = b = 1
    if x:
        del a
    try:
        return a
    except UnboundLocalError:
        return 'gone'


def calls(xs):
    def f(*a, k=0, **b):
        return a, k, b
    return f(*xs, 3, *xs, k=1, **{'z': 2}), f(x for x in xs)[1], print('hi', end='')


def methods(x):
    class Base:
        def m(self, y):
            return y + 1

    class K(Base):
        scale = x

        def __init__(self):
            self.v = 0

        def m(self, y):
            if y > self.scale:
                return Base.m(self, y)
            self.v += 1
            return self.v

        @property
        def p(self):
            return 'p' if self.v else 'q'
    k = K()
    return k.m(9), k.m(1), k.p


def recursion(n):
    def fact(m):
        if m <= 1:
            return 1
        return m * fact(m - 1)
    return fact(n)
