import tensorflow as tf

k = 3
plain = lambda: 1
defaults = lambda x, y=k, *a, z=k, w, **b: x + y
posonly = lambda x, /, y: x
ternary = lambda x: x if x > 0 else -x
chain = lambda x: 0 < x < 3 and not x == 2
calls = lambda f, x: f(x, *x, k=f(x))
inner = lambda x: (lambda y: x + y)
listed = lambda xs: [x for x in xs if x and k]
multi = (lambda x:
         x +
         1)
in_call = tf.function(lambda x: x + 1)
first, second = lambda x: x, lambda y: y
named_same = [lambda x: x + 1][0]; other_on_line = lambda z: z
nested_same_line = lambda x: (lambda x: x)(x)
nested_other = lambda p: (lambda q: q)(p)
string = lambda: 'a\tb"\'' + f'{k}'
attribute = lambda self: self.lscope
reads_name = lambda: lscope
star_only = lambda *, a: a
args_only = lambda *a: a


class K:
    m = lambda self, x: self.n(x)
    n = staticmethod(lambda x: x)


def holder():
    here = lambda v: v + k
    return here
