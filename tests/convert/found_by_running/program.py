# Functions that a name stands for only after module code has run.
import functools
import types

import tensorflow as tf

REGISTRY = {}
HANDLERS = []


def register(f):
    REGISTRY[f.__name__] = f
    return f


def named(key):
    def add(f):
        REGISTRY[key] = f
        return None
    return add


@register
def plain(x):
    if x > 0:
        return x
    return -x


@named('hidden')
def dropped(x):
    while x > 1:
        x = x / 2
    return x


hidden = REGISTRY['hidden']
same = REGISTRY['plain']


def scaler(k):
    def scale(x):
        if x > k:
            return x * k
        return x
    return {'scale': scale, 'twice': lambda x: scale(scale(x))}


table = scaler(3)
scale, twice = table['scale'], scaler(2)['twice']
for last in [lambda x: x + 1, lambda y: y if y else 2]:
    pass

HANDLERS.append(lambda a, b: a and b)
HANDLERS.append(lambda a, *b: a or b)
first_handler = HANDLERS[0]
second_handler = HANDLERS[-1]


class Logged:
    def __init__(self, prefix):
        self.prefix = prefix

    def __call__(self, f):
        @functools.wraps(f)
        def logged(*args, **kwargs):
            if self.prefix:
                print(self.prefix, f.__name__)
            return f(*args, **kwargs)
        return logged


@Logged('call')
def watched(x):
    return x if x > 0 else -x


def only_when(condition):
    if condition:
        return lambda f: f

    def swap(f):
        def instead(x):
            for i in range(x):
                if i > 2:
                    break
            return x
        return instead
    return swap


@only_when(1 > 0)
def kept(x):
    return not x


@only_when(len(REGISTRY) > 100)
def swapped(x):
    return not x


def methods(cls):
    def area(self):
        if self.w > 0:
            return self.w * self.w
        return 0
    cls.area = area
    cls.side = property(lambda self: self.w if self.w else 1)
    return cls


@methods
class Square:
    def __init__(self, w):
        self.w = w

    grow = staticmethod(functools.reduce(lambda f, g: g, [plain, scaler(4)['scale']]))


namespace = types.SimpleNamespace(run=scaler(5)['scale'], other=plain)
run = namespace.run
traced = {'f': tf.function(plain, autograph=False)}['f']
bound = Square(3).area
chosen = max([plain, kept], key=lambda f: f.__name__)
try:
    from nowhere import fallback
except ImportError:
    def fallback(x):
        return x and plain(x)

if tf.executing_eagerly():
    def by_mode(x):
        return x or 1
else:
    def by_mode(x):
        return x and 1

with_default = functools.partial(plain, 1).func


def recursive(n):
    def down(k):
        if k > 0:
            return down(k - 1)
        return n
    return down


down = recursive(2)
