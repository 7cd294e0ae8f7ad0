# errors and tracebacks inside handlers; misc semantics
import sys
def f(x):
    try:
        return g(x)
    except (KeyError, IndexError) as e:
        return f'{type(e).__name__}:{e}'
def g(x):
    if x == 0: return {}['k']
    if x == 1: return [][1]
    if x == 2: return int('z')
    return x
print(f(0), f(1), f(5))
try: f(2)
except ValueError as e: print('VE', e, e.__context__)
# del and scopes
def d():
    a = 1
    del a
    try: a
    except UnboundLocalError as e: print(e)
d()
class C:
    x = 1
    y = x + 1
    z = [i for i in range(3)]
    def __init__(self): self.w = self.x
print(C.y, C.z, C().w)
class Meta(type):
    def __iter__(cls): return iter([1,2])
    def __len__(cls): return 7
    def __contains__(cls, v): return v == 1
    def __getitem__(cls, k): return k
    @property
    def pp(cls): return 'meta-prop'
class MC(metaclass=Meta): pass
print(list(MC), len(MC), 1 in MC, MC['q'], MC.pp)
# super variants
class A:
    def m(self): return 'A'
    @classmethod
    def c(cls): return 'Ac', cls.__name__
    @staticmethod
    def s(): return 's'
    @property
    def p(self): return 'Ap'
class B(A):
    def m(self): return super(B, self).m() + 'B'
    @classmethod
    def c(cls): return super().c()
    @property
    def p(self): return super().p + 'B'
class D(B):
    def m(self):
        def inner(): return super(D, self).m()
        return inner() + 'D'
print(D().m(), D.c(), D().p, D().s())
# mixins with cooperative init
class M1:
    def __init__(self, **k): print('M1', k); super().__init__(**k)
class M2:
    def __init__(self, a=0, **k): print('M2', a, k); super().__init__(**k)
class M3(M1, M2):
    def __init__(self, **k): super().__init__(**k)
M3(a=5)
# __getattribute__, __dir__, __class__ assignment
class GA:
    def __getattribute__(self, n):
        if n == 'zz': return 'intercepted'
        return super().__getattribute__(n)
ga = GA(); ga.q = 1; print(ga.zz, ga.q)
try: ga.nope
except AttributeError as e: print(e)
class P1: v=1
class P2: v=2
o = P1(); o.__class__ = P2; print(o.v)
# operators
class V:
    def __init__(s, x): s.x = x
    def __eq__(s, o): return s.x == o.x if isinstance(o, V) else NotImplemented
    def __matmul__(s, o): return ('mm', s.x, o)
    def __rmatmul__(s, o): return ('rmm', o, s.x)
    def __pow__(s, o, m=None): return ('pow', o, m)
    def __floordiv__(s, o): return 'fd'
    def __mod__(s, o): return 'mod'
    def __lshift__(s, o): return 'ls'
    def __and__(s, o): return 'and'
    def __or__(s, o): return 'or'
    def __xor__(s, o): return 'xor'
    def __invert__(s): return 'inv'
    def __abs__(s): return 'abs'
    def __round__(s, n=None): return ('round', n)
    def __int__(s): return 42
    def __float__(s): return 4.5
    def __index__(s): return 2
    def __complex__(s): return 1j
    def __divmod__(s, o): return 'dm'
    def __reversed__(s): return iter('rev')
    def __len__(s): return 5
    def __trunc__(s): return 9
    def __bytes__(s): return b'by'
    def __missing__(s, k): return k
v = V(3)
print(v @ 1, 1 @ v, v ** 2, v // 1, v % 1, v << 1, v & 1, v | 1, v ^ 1, ~v, abs(v), round(v), round(v, 2), int(v), float(v), [1,2,3][v], complex(v), divmod(v, 1), list(reversed(v)), bool(v), hex(v), range(v), 'ab' * v, v == V(3), v != V(4), v == 5)
try: v < v
except TypeError as e: print(e)
try: v + 1
except TypeError as e: print(e)
try: v += 1
except TypeError as e: print(e)
try: -v
except TypeError as e: print(e)
try: v()
except TypeError as e: print(e)
try: v[0]
except TypeError as e: print(e)
try: v[0] = 1
except TypeError as e: print(e)
try: del v[0]
except TypeError as e: print(e)
try: iter(v)
except TypeError as e: print(e)
try: 1 in v
except TypeError as e: print(e)
try:
    with v: pass
except (TypeError, AttributeError) as e: print(type(e).__name__, e)
try:
    for q in 5: pass
except TypeError as e: print(e)
try: [*5]
except TypeError as e: print(e)
try: print(**5)
except TypeError as e: print(e)
try: f(*5)
except TypeError as e: print(e)
try: {**5}
except TypeError as e: print(e)
try: raise ValueError from 5
except TypeError as e: print(e)
try: isinstance(1, 'a')
except TypeError as e: print(e)
try: C.nope
except AttributeError as e: print(e)
try: sys.nope
except AttributeError as e: print(e)
try: (1).x = 5
except AttributeError as e: print(e)
except AttributeError as e: print(type(e).__name__)
try: int.x = 1
except TypeError as e: print(e)
try: C().x.y.z
except AttributeError as e: print(e)
try: ''.join(['a', 1])
except TypeError as e: print(e)
except TypeError as e: print(e)
except TypeError as e: print(e)
try:
    class Fin(bool): pass
except TypeError as e: print(e)
print(f.__qualname__, C.__init__.__qualname__, C.__module__, D.m.__qualname__, (lambda: 0).__qualname__)
def outer():
    class In:
        def m(self): pass
    def fn(): pass
    return In.__qualname__, In.m.__qualname__, fn.__qualname__, (lambda: 0).__qualname__
print(outer())
x = 5
def shadow():
    print([x for x in range(2)], x, (lambda x: x)(9))
shadow()
lst = [1,2,3,4,5,6]
print(lst[1:-1], lst[::2], lst[::-2], lst[10:], lst[-100:2], lst[4:1:-1], 'abcdef'[::-1][1:3], (1,2,3)[-2:])
i = 0
lst[i], i = 9, 2
print(lst, i)
a = b = c = []
a.append(1); print(b is c, b)
print(1 if [] else 2, [] and 1, 0 or [] or 'z', not [] == True, 1 == 1 == 1, 3 > 2 > 1, 1 < 3 > 2, None is not 5, 'a' 'b')
print(*(x for x in range(3)), sep=',')
print('%s' % (None,), '%r' % [1], '%5s|%-5s|%05.1f' % ('a', 'b', 3.14159), '%+d % d' % (5, 5), '%c%c' % ('a', 98), '%o %X %#x' % (8, 255, 255), '%e' % 12345.678, '%.3g' % 0.00012345, '%i' % 3.9, '%s %s' % ('a', (1, 2)))
exec('qq = 5\nprint(qq + 1)')
print(eval('x + 1'), eval('a + b', {'a': 1, 'b': 2}), qq)
print(globals()['x'], 'x' in globals(), locals() is globals())
def loc():
    p = 1; q = 2
    return sorted(locals().items())
print(loc())
