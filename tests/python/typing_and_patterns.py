from typing import Generic, TypeVar, Protocol, List, Optional, Callable, ClassVar, Literal, TypedDict, Iterator, cast, TYPE_CHECKING, overload, Final, Union
T = TypeVar('T')
class Box(Generic[T]):
    def __init__(self, v: T): self.v = v
    def get(self) -> T: return self.v
print(Box[int](5).get(), Box('x').get())
class Pr(Protocol):
    def f(self) -> int: ...
class TD(TypedDict):
    a: int
print(TD(a=1), cast(int, 'x'), TYPE_CHECKING, List[int] is not None)
def f(x: 'Optional[int]' = None, *, cb: Callable[[int], str] = str) -> 'List[int]': return [x, cb(3)]
print(f(), f(1, cb=repr))
x: int = 5
y: List[str]
print(x, __annotations__ if 0 else 'ann')
def g(a: int | None = None, b: list[int] = [], c: dict[str, int] = {}) -> tuple[int, ...]: return a, b, c
print(g())
print(isinstance(5, int | str), isinstance('a', (int, str)))
from dataclasses import dataclass, field, fields, is_dataclass, astuple, InitVar
@dataclass
class A:
    x: int
    y: ClassVar[int] = 3
    z: list = field(default_factory=list, repr=False, compare=False)
    def __post_init__(self): self.w = self.x + 1
print(A(1), A(1) == A(1, z=[5]), A(1).w, [f.name for f in fields(A)], is_dataclass(A), A.y)
@dataclass(eq=False)
class B: a: int = 1
print(B() == B(), hash(B()) is not None)
@dataclass(slots=True, kw_only=True)
class C: a: int; b: str = 'q'
print(C(a=1))
try: C(1)
except TypeError as e: print(e)
try:
    @dataclass
    class Bad: a: list = []
except ValueError as e: print(e)
try:
    @dataclass
    class Bad2:
        a: int = 1
        b: int
except TypeError as e: print(e)
import copy
class Deep:
    def __init__(self): self.l = [1, [2]]; self.me = self
    def __copy__(self): return 'copied'
d = Deep(); e = copy.deepcopy(d); print(e.l, e.me is e, copy.copy(d))
import types
m = types.ModuleType('mm'); m.x = 1; print(m.x, m.__name__)
print(types.FunctionType is type(f), types.MethodType(lambda s: s, 5)())
class Ctx:
    def __enter__(self): return self
    def __exit__(self, *e): return False
with (Ctx() as a, Ctx() as b): print('paren with')
async_ok = 1
def kwonly(*, a, b=2): return a, b
print(kwonly(a=1), kwonly(**{'a': 1, 'b': 3}))
s = 'abc'
match s:
    case 'abc' | 'def' as q: print('m', q)
match {'type': 'circle', 'r': 2}:
    case {'type': 'circle', 'r': r}: print('circle', r)
match (1, (2, 3)):
    case (a, (b, c)) if b < c: print(a, b, c)
match [1, 2, 3]:
    case [first, *_, last]: print(first, last)
print({k: v for k, v in sorted({'b': 1, 'a': 2}.items())}, [*range(3)], {*'ab'} == {'a', 'b'})
nums = [1, 2, 3, 4]
print(f"{nums[1:3]} {nums[-1]} {len(nums)=} {sum(nums) / len(nums):.3f} {'even' if nums[0] % 2 == 0 else 'odd'} {max(nums, key=lambda v: -v)}")
print(f'{"a" "b"}', f"{'%.2f' % 3.14159}", f'{3!s:>5}', f"{'é'!a}", f'''{
    1 + 1}''', f"{{}}{1}{{{2}}}")
def gen():
    received = []
    try:
        while True:
            received.append((yield len(received)))
    except GeneratorExit:
        print('received', received)
g1 = gen(); next(g1); g1.send('a'); g1.send('b'); g1.close()
class Lazy:
    def __getattr__(self, name):
        if name.startswith('__'): raise AttributeError(name)
        value = f'lazy_{name}'
        setattr(self, name, value)
        return value
l = Lazy(); print(l.foo, l.__dict__, hasattr(l, '__len__'))
class Desc:
    def __set_name__(self, owner, name): self.name = '_' + name
    def __get__(self, obj, objtype=None): return self if obj is None else getattr(obj, self.name, 'unset')
    def __set__(self, obj, value):
        if value < 0: raise ValueError('neg')
        setattr(obj, self.name, value)
class Uses: attr = Desc(); other = Desc()
u = Uses(); print(u.attr); u.attr = 5; print(u.attr, u.other, vars(u))
try: u.attr = -1
except ValueError as e: print(e)
class Sing:
    _i = None
    def __new__(cls, *a, **k):
        if cls._i is None: cls._i = super().__new__(cls)
        return cls._i
print(Sing() is Sing())
class Num(int):
    def __new__(cls, v): return super().__new__(cls, v * 2)
    def __repr__(self): return f'Num({int(self)})'
print(Num(4), Num(4) + 1, [Num(1)])
class MyEx(Exception):
    def __init__(self, msg, code=0): super().__init__(msg); self.code = code
try: raise MyEx('m', code=5)
except MyEx as e: print(e, e.code, e.args)
try:
    try: raise ValueError('a')
    finally: print('cleanup')
except ValueError as e: print('outer', e)
def multi():
    try: return 'a'
    except Exception: return 'b'
    else: return 'c'
    finally: print('f')
print(multi())
global_list = []
def modify():
    global_list.append(1)
    global new_global
    new_global = 'ng'
modify(); print(global_list, new_global)
print(sorted([('b', 2), ('a', 2), ('c', 1)], key=lambda t: (t[1], t[0])), sorted([3, 1, 2], reverse=True), sorted(['B', 'a'], key=str.lower))
print(int.from_bytes(b'\x00\x10', 'big'), (1024).to_bytes(2, 'little'), bytes.fromhex('ff00') if hasattr(bytes, 'fromhex') else '')
print(' '.join(str(i) for i in range(5)), ''.join(reversed('abc')), 'a-b_c'.replace('-', '_').split('_'), 'x'.encode() + b'y')
