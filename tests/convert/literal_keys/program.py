import tensorflow as tf


def equal_keys(d, x):
    if x > 0:
        d[1] = x
        d[True] = x
        d[1.0] = x
    return d


def other_keys(d, x):
    if x > 0:
        d[1.5] = x
        d[b'k'] = x
        d[None] = x
        d[2j] = x
        d['a b'] = x
        d["it's"] = x
        d['é'] = x
        d[1e100] = x
        d[10**3] = x
    return d


def dot_key(d):
    return d['.']


def bracket_key(d):
    d['['] = 1
    return d


def ellipsis_key(d, x):
    if x > 0:
        d[...] = x
    return d


def name_keys(d, x, k):
    if x > 0:
        d[k] = x
        d[k.a] = x
        d[k[0]] = x
        d[k['a']].b = x
        d[d[k]] = x
    return d


def key_changes(d, x):
    for k in range(3):
        d[k] = x
        d[k] += 1
    return d


def chain(a, x):
    while x > 0:
        a.b.c.d = x
        a.b[0].c = x
        x = x - 1
    return a
