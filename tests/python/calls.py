def f(a, b=2, *args, c, d=4, **kw): return (a,b,args,c,d,kw)
print(f(1,c=3), f(1,2,3,4,c=5,e=6), f(*[1,2],**{'c':3}))
def g(a,b,/,c,*,d): return a,b,c,d
print(g(1,2,3,d=4), g(1,2,c=3,d=4))
def h(x): return x
for fn in [lambda: f(), lambda: f(1), lambda: g(1), lambda: g(1,2,3,4,d=5), lambda: g(a=1,b=2,c=3,d=4), lambda: h(), lambda: h(1,2), lambda: h(y=1), lambda: h(1,x=2), lambda: f(1,c=1,**{'c':2}), lambda: h(*5), lambda: h(**5), lambda: (lambda: 1)(2), lambda: (lambda a,b,c: 1)()]:
    try: print(fn())
    except TypeError as e: print(e)
def counter():
    n = 0
    def inc(k=1):
        nonlocal n
        n += k
        return n
    return inc
c = counter(); print(c(), c(5), c())
fs = [lambda: i for i in range(3)]; print([q() for q in fs])
fs = [lambda i=i: i for i in range(3)]; print([q() for q in fs])
def deco(n):
    def w(fn):
        def inner(*a, **k):
            print('call', n, fn.__name__); return fn(*a, **k)
        return inner
    return w
@deco(1)
@deco(2)
def foo(x): "doc"; return x*2
print(foo(4), h.__name__, h.__doc__, foo.__name__)
G = 1
def setg():
    global G; G = 5
setg(); print(G)
def bad():
    print(zz); zz = 1
try: bad()
except UnboundLocalError as e: print(type(e).__name__, e)
try: undefined
except NameError as e: print(e)
def outer():
    def inner(): return v
    try: inner()
    except NameError as e: print(e)
    v = 1
    return inner()
print(outer())
print((lambda *a, **k: (a,k))(1,2,x=3))
a, *b, c = [1,2,3,4]; print(a,b,c)
(x, y), z = (1,2),3; print(x,y,z)
try: a, b = 1,2,3
except ValueError as e: print(e)
try: a, b, c = 1,2
except ValueError as e: print(e)
try: a, *b, c = [1]
except ValueError as e: print(e)
try: a, b = 5
except TypeError as e: print(e)
def rec(n): return rec(n+1)
try: rec(0)
except RecursionError as e: print(e)
import sys
def deep(n): return 0 if n==0 else 1+deep(n-1)
sys.setrecursionlimit(20000); print(deep(10000))
def ann(x: int, y: 'str' = 'a') -> float: return 1.0
print(ann.__annotations__, ann.__defaults__, ann.__code__.co_varnames, ann.__code__.co_argcount)
x = [1,2,3]
if (n := len(x)) > 2: print('walrus', n)
print([y for v in x if (y := v*2) > 2], y)
print(*[1,2], sep='-', end='!\n')
print({**{'a':1}, 'b':2}, [*x, *x], (*x,), {*x})
del x
try: x
except NameError as e: print(e)
def kw(**k): return k
print(kw(**{'a':1}, b=2))
try: kw(**{'a':1}, **{'a':2})
except TypeError as e: print(e)
print(max(1,2,3), min([3,1]), max([], default=0), sum([1,2],10), sorted([3,1,2], key=lambda v:-v), list(map(str,[1,2])), list(filter(None,[0,1])), list(zip([1],[2])), list(enumerate('ab',1)), list(reversed([1,2])), any([0,1]), all([]))
