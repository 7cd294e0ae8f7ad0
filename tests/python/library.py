def m(x):
    match x:
        case 0: return 'zero'
        case 1 | 2: return 'one-two'
        case str() as s if s: return ('str', s)
        case [a, b]: return ('pair', a, b)
        case [a, *rest]: return ('list', a, rest)
        case {'k': v, **r}: return ('map', v, r)
        case P(x=px, y=0): return ('P0', px)
        case P(a, b): return ('P', a, b)
        case None: return 'none'
        case float(f): return ('float', f)
        case _: return 'other'
class P:
    __match_args__ = ('x', 'y')
    def __init__(s, x, y): s.x=x; s.y=y
for v in [0, 1, 2, 'a', '', [1,2], (1,2,3), [5], {'k':1,'z':2}, P(1,0), P(1,2), None, 2.5, {1}, True]: print(m(v))
import enum
class Color(enum.Enum): RED=1; GREEN=2
def c(x):
    match x:
        case Color.RED: return 'r'
        case Color.GREEN: return 'g'
print(c(Color.RED), c(Color.GREEN), c(1))
print(Color.RED, repr(Color.RED), Color.RED.name, Color.RED.value, list(Color), Color(2), Color['RED'], Color.RED is Color.RED, Color.RED == Color.RED, isinstance(Color.RED, Color), len(Color))
try: Color(5)
except ValueError as e: print(e)
class N(enum.IntEnum): A=enum.auto(); B=enum.auto()
print(N.A, N.B+1, N.A < N.B, N(1), int(N.B), repr(N.A), f'{N.A}')
from dataclasses import dataclass, field, asdict, replace, astuple
@dataclass
class Pt:
    x: int
    y: float = 2.0
    tags: list = field(default_factory=list)
    def norm(self): return self.x**2
p = Pt(1); q = Pt(1, 3.0, ['a'])
print(p, q, p == Pt(1), p != q, asdict(q), replace(p, x=5), astuple(q), p.norm())
@dataclass(frozen=True, order=True)
class Fz:
    a: int
    b: str = 'z'
print(Fz(1) < Fz(2), hash(Fz(1)) == hash(Fz(1)), sorted([Fz(2), Fz(1)]))
try: Fz(1).a = 5
except Exception as e: print(type(e).__name__, e)
try: Pt()
except TypeError as e: print(e)
@dataclass
class Ch(Pt):
    z: int = 0
    def __post_init__(self): self.z += 1
print(Ch(1, z=4))
from collections import namedtuple, OrderedDict, defaultdict, deque, Counter, ChainMap
T = namedtuple('T', 'a b c', defaults=[3])
t = T(1, b=2); print(t, t.a, t[1], t._asdict(), t._replace(a=9), T._fields, t == (1,2,3), *t)
d = defaultdict(list); d['a'].append(1); print(d, dict(d), d['zz'])
dq = deque([1,2,3], maxlen=3); dq.append(4); dq.appendleft(0); print(dq, dq.pop(), dq.popleft(), len(dq), dq[0], list(dq)); dq.rotate(1); print(dq)
c = Counter('abracadabra'); print(c, c.most_common(2), c['z'], sum(c.values()), c + Counter('ab'), Counter(a=1)-Counter(a=2))
od = OrderedDict(a=1, b=2); od.move_to_end('a'); print(od, list(od), od.popitem(last=False))
import typing
from typing import List, Dict, Optional, Union, NamedTuple, Any, Callable, Tuple
class NT(NamedTuple):
    a: int
    b: str = 'x'
print(NT(1), NT(1).b, NT(2, 'y')._asdict())
def tf(a: List[int], b: Optional[Dict[str, Any]] = None) -> Union[int, str]: return 1
print(tf([1]))
import functools
@functools.lru_cache(maxsize=None)
def fibo(n): return n if n<2 else fibo(n-1)+fibo(n-2)
print(fibo(60), fibo.cache_info())
@functools.wraps(fibo)
def ww(): pass
print(ww.__name__, functools.reduce(lambda a,b: a*b, [1,2,3,4]), functools.partial(pow, 2)(5), functools.partial(int, base=2)('101'))
@functools.total_ordering
class TO:
    def __init__(s, v): s.v=v
    def __eq__(s,o): return s.v==o.v
    def __lt__(s,o): return s.v<o.v
print(TO(1)<=TO(1), TO(2)>TO(1), TO(1)>=TO(2))
class CP:
    @functools.cached_property
    def v(self): print('computing'); return 5
cp=CP(); print(cp.v, cp.v)
from abc import ABC, abstractmethod
class AB(ABC):
    @abstractmethod
    def f(self): ...
    @property
    @abstractmethod
    def g(self): ...
try: AB()
except TypeError as e: print(e)
class AC(AB):
    def f(self): return 1
    g = 2
print(AC().f())
import copy
l=[[1],{'a':[2]}]; s=copy.copy(l); dd=copy.deepcopy(l); l[0].append(5); print(s, dd)
import operator
print(operator.add(1,2), operator.itemgetter(1)([5,6]), operator.attrgetter('x')(P(3,4)), operator.methodcaller('upper')('a'), sorted([(1,2),(0,5)], key=operator.itemgetter(1)))
from types import SimpleNamespace
print(SimpleNamespace(a=1, b='x'), SimpleNamespace(a=1).a)
import string; print(string.ascii_lowercase[:5], string.digits)
