import functools, itertools, collections
# closures in loops, decorators with state, generators pipelines
def memo(f):
    cache = {}
    @functools.wraps(f)
    def w(*a):
        if a not in cache: cache[a] = f(*a)
        return cache[a]
    w.cache = cache
    return w
@memo
def fact(n): return 1 if n < 2 else n * fact(n-1)
print(fact(30), len(fact.cache), fact.__name__)
class Reg:
    items = {}
    @classmethod
    def register(cls, name):
        def deco(k): cls.items[name] = k; return k
        return deco
@Reg.register('foo')
class Foo:
    def __init__(self, *a, **k): self.a = a; self.k = k
    def __repr__(self): return f'{type(self).__name__}({self.a}, {self.k})'
print(Reg.items, Reg.items['foo'](1, z=2)) if 0 else print(Reg.items['foo'](1, z=2))
def pipeline(data):
    def source():
        for d in data: yield d
    def double(s):
        for v in s: yield v * 2
    def filt(s, p):
        return (v for v in s if p(v))
    return list(filt(double(source()), lambda v: v > 2))
print(pipeline([1,2,3]))
def avg():
    total = n = 0; m = None
    while True:
        v = yield m
        total += v; n += 1; m = total / n
a = avg(); next(a); print([a.send(v) for v in (10, 20, 30)])
class Stack:
    def __init__(self): self._i = []
    def push(self, v): self._i.append(v); return self
    def __iter__(self):
        for v in reversed(self._i): yield v
    def __len__(self): return len(self._i)
s = Stack().push(1).push(2); print(list(s), len(s), bool(s), *s)
words = 'the quick brown fox jumps over the lazy dog the end'.split()
cnt = collections.Counter(words)
print(cnt.most_common(3), sorted(cnt.items(), key=lambda kv: (-kv[1], kv[0]))[:3], max(cnt, key=cnt.get))
groups = collections.defaultdict(list)
for w in words: groups[len(w)].append(w)
print(dict(groups), {k: len(v) for k, v in groups.items()})
mat = [[1,2,3],[4,5,6]]
print([[r[i] for r in mat] for i in range(3)], list(map(list, zip(*mat))), sum(sum(r) for r in mat), [c for r in mat for c in r if c % 2])
def primes(n):
    sieve = [True] * (n+1); sieve[0:2] = [False, False]
    for i in range(2, int(n**.5)+1):
        if sieve[i]: sieve[i*i::i] = [False] * len(sieve[i*i::i])
    return [i for i, p in enumerate(sieve) if p]
print(primes(50))
def qs(l): return l if len(l) < 2 else qs([x for x in l[1:] if x < l[0]]) + [l[0]] + qs([x for x in l[1:] if x >= l[0]])
print(qs([3,6,1,8,2,9,2]))
class Node:
    def __init__(self, v, l=None, r=None): self.v, self.l, self.r = v, l, r
    def __iter__(self):
        if self.l: yield from self.l
        yield self.v
        if self.r: yield from self.r
print(list(Node(2, Node(1), Node(3, None, Node(4)))))
def hanoi(n, a='A', b='B', c='C'):
    if n == 0: return 0
    return hanoi(n-1, a, c, b) + 1 + hanoi(n-1, c, b, a)
print(hanoi(8))
import json
class Enc(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, set): return sorted(o)
        return super().default(o)
print(json.dumps({'s': {3,1,2}}, cls=Enc), json.dumps(1.0), json.dumps(float('inf')), json.dumps([[], {}], indent=1))
text = '''line one
line two
  indented'''
for i, l in enumerate(text.splitlines(), 1): print(f'{i:>2}: {l!r:<15}|')
print(f"{'name':<10}{'val':>8}", f"{1234.5678:>12,.2f}", f"{0.000123:.2e}", f"{10:>{5}}", f"{'x':-^{7}}", f"{True}", f"{None}", f"{[1,2]}", f"{1e6:.0f}", f"{-5:05d}", f"{3.0}", f"{2**64:,}", f"{0x1f:#o}", f"{1.23456789:10.4f}|", f"{12.3:e}", f"{1e100}", f"{123456789.0:g}", f"{0.1:.20f}", f"{5:b}", f"{5:08.3f}", f"{'a':s}", f"{1:_}", f"{1000000:_}", f"{-1.5:+.1f}", f"{1.5:+}", f"{100:.1%}")
print(round(0.5), round(1.5), round(2.675, 2), round(1e20), round(-0.5), round(12345, -2), round(15, -1), round(25,-1), round(1.005, 2), 1e23, 0.1*3, 1/3, 2/3, 100*1.1, 1e-7, 123e-7)
d = collections.OrderedDict([('b', 1), ('a', 2)]); d['c'] = 3; print(d, d == {'a': 2, 'b': 1, 'c': 3})
Point = collections.namedtuple('Point', ['x', 'y'])
p = Point(1, 2); x, y = p; print(p, x, y, p + (3,), p._fields, Point._make([5, 6]), hash(p) == hash((1, 2)))
try: Point(1)
except TypeError as e: print(e)
dq = collections.deque(range(5)); dq.rotate(2); dq.extend([9]); dq.extendleft([7]); print(dq, dq[1], 3 in dq, dq.count(9)); dq.remove(9); print(list(reversed(dq)), dq.index(3))
cm = collections.ChainMap({'a': 1}, {'a': 2, 'b': 3}); print(cm['a'], cm['b'], sorted(cm))
print(list(itertools.product([1,2], repeat=2)), list(itertools.accumulate([1,2,3], lambda a,b: a*b)), list(itertools.dropwhile(lambda x: x<2, [1,2,1])), list(itertools.filterfalse(lambda x: x%2, range(4))), list(itertools.islice('abcdefg', 1, 6, 2)), next(itertools.count(3, 2)), list(zip(itertools.cycle('ab'), range(3))), list(itertools.combinations('abc', 2)))
print(functools.reduce(lambda a, b: a + b, [[1], [2]], []), functools.partial(lambda *a, **k: (a, k), 1, z=2)(3, y=4))
@functools.singledispatch
def sd(x): return 'default'
@sd.register(int)
def _(x): return 'int'
@sd.register
def _(x: str): return 'str'
print(sd(1), sd('a'), sd(2.0))
from contextlib import ExitStack, contextmanager
@contextmanager
def cm(n):
    print('in', n)
    try: yield n
    finally: print('out', n)
with ExitStack() as st:
    for i in range(2): st.enter_context(cm(i))
    st.callback(print, 'cb')
    print('body')
@cm('deco')
def decorated(): print('inside')
decorated()
from enum import Enum, IntEnum, Flag, auto
class Planet(Enum):
    EARTH = (1, 'e'); MARS = (2, 'm')
    def __init__(self, n, s): self.n = n; self.s = s
    @property
    def both(self): return f'{self.n}{self.s}'
print(Planet.EARTH.both, Planet.MARS.value, [p.name for p in Planet], Planet.EARTH != Planet.MARS, {Planet.EARTH: 1}[Planet.EARTH], Planet.__members__.keys() if 0 else list(Planet.__members__))
class Perm(Flag):
    R = auto(); W = auto(); X = auto()
class Al(Enum):
    A = 1
    B = 1
print(Al.B, Al.A is Al.B, len(Al))
