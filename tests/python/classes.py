class A:
    cls = 1
    def __init__(self, x): self.x = x
    def m(self): return ('A.m', self.x)
    @property
    def p(self): return self.x * 2
    @p.setter
    def p(self, v): self.x = v
    @staticmethod
    def s(a): return a
    @classmethod
    def c(cls, a): return cls.__name__, a
    def __repr__(self): return f'A({self.x})'
    def __eq__(self, o): return isinstance(o, A) and self.x == o.x
    def __hash__(self): return hash(self.x)
    def __lt__(self, o): return self.x < o.x
    def __add__(self, o): return A(self.x + (o.x if isinstance(o, A) else o))
    __radd__ = __add__
    def __iadd__(self, o): self.x += 100; return self
    def __getitem__(self, k): return k
    def __setitem__(self, k, v): print('set', k, v)
    def __delitem__(self, k): print('del', k)
    def __len__(self): return 3
    def __contains__(self, k): return k == 1
    def __call__(self, *a, **k): return a, k
    def __iter__(self): return iter([1,2,3])
    def __bool__(self): return False
    def __neg__(self): return A(-self.x)
    def __enter__(self): print('enter'); return self
    def __exit__(self, *a): print('exit', a[0]); return True
    def __format__(self, s): return f'<{s}>'
    def __getattr__(self, n):
        if n.startswith('dyn'): return n
        raise AttributeError(n)
class B(A):
    def __init__(self, x, y): super().__init__(x); self.y = y
    def m(self): return ('B.m', super().m())
a = A(1); b = B(2, 3)
print(a, b, a.m(), b.m(), a.p, A.s(5), B.c(6), b.c(7), a == A(1), a != A(2), a < b, a+b, a+1, 1+a, -a)
a.p = 9; print(a.x, a[1], a[1:2], a['k', 2], len(a), 1 in a, 2 in a, a(1, k=2), list(a), bool(a), a.dynx, f'{a:abc}')
a[1] = 2; del a[1]
a += 1; print(a.x)
with a as q: print(q); raise ValueError('x')
print(B.__mro__, B.__name__, B.__bases__, isinstance(b, A), issubclass(B, A), type(b) is B, b.__class__.__name__)
print(sorted([A(3), A(1)]), {A(1): 'v'}[A(1)], hasattr(a, 'nope'), getattr(a, 'nope', 5), vars(b), b.__dict__)
for f in [lambda: a.nope, lambda: A(), lambda: A(1,2), lambda: object().x, lambda: setattr(object(), 'x', 1), lambda: A.nope, lambda: B(1)]:
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class D:
    def __get__(self, i, o): return ('get', i is None, o.__name__)
    def __set__(self, i, v): print('dset', v)
    def __set_name__(self, o, n): print('name', o.__name__, n)
class E: d = D()
e = E(); print(E.d, e.d); e.d = 4
class M(type):
    def __new__(m, n, b, d, **k): print('M.new', n, k); return super().__new__(m, n, b, d)
    def __init__(c, n, b, d, **k): super().__init__(n, b, d)
    def __call__(c, *a): print('M.call'); return super().__call__(*a)
    def hello(c): return c.__name__
class F(metaclass=M, opt=1): pass
print(F().__class__, F.hello(), type(F))
class Base:
    subs = []
    def __init_subclass__(cls, tag=None, **k): super().__init_subclass__(**k); Base.subs.append((cls.__name__, tag))
class S1(Base, tag='t'): pass
print(Base.subs)
class W:
    def __new__(cls, *a): o = super().__new__(cls); o.a = a; return o
print(W(1,2).a)
class X: pass
class Y(X): pass
class Z(X): pass
class Q(Y, Z): pass
print([c.__name__ for c in Q.__mro__])
try:
    class Bad(X, Y): pass
except TypeError as ex: print(ex)
class L(list):
    def total(self): return sum(self)
l = L([1,2,3]); l.append(4); print(l, l.total(), len(l), isinstance(l, list), l == [1,2,3,4], l[1:], type(l[1:]))
class DD(dict):
    def __missing__(self, k): return k*2
d = DD(a=1); print(d['a'], d['zz'], d, dict(d))
class I(int):
    def __add__(self, o): return I(int(self) + o + 1)
print(I(5) + 1, I(5) * 2, type(I(5)+1).__name__, I(3) == 3, [0,1,2,3,4][I(2)], f'{I(7):03d}')
class St(str): pass
print(St('abc').upper(), St('a') + 'b', {St('a'): 1}['a'], len(St('xyz')), repr(St('q')))
class P:
    __slots__ = ('a', 'b')
    def __init__(self): self.a = 1
print(P().a)
class __X:
    def __init__(self): self.__p = 1
    def get(self): return self.__p
print(__X().get(), list(vars(__X())))
class Cnt:
    n = 0
    def __init__(self): Cnt.n += 1; self.__class__.n += 0
Cnt(); Cnt(); print(Cnt.n)
print(type('Dyn', (A,), {'z': 5})(1).z)
class Tm:
    def __init__(self): self.v=[]
    def __setattr__(self, k, v): object.__setattr__(self, k, v if k=='v' else ('s', v))
    def __delattr__(self, k): print('delattr', k); object.__delattr__(self, k)
t = Tm(); t.q = 1; print(t.q); del t.q
class NE:
    def __eq__(self, o): return NotImplemented
print(NE() == NE(), NE() != 1, NE().__eq__(1))
try: hash(type('U', (), {'__eq__': lambda s,o: True})())
except TypeError as ex: print(ex)
class R1:
    def __radd__(self, o): return 'radd'
    def __rmul__(self, o): return 'rmul'
print(1 + R1(), [1] * R1() , 'a' + R1())
