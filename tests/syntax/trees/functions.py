def f(a, b: int, c=1, /, d=2, *args: t, e, f: int = 3, **kw: u) -> v: pass
def g(*, a, b=1): ...
def h(*a: *b): return
def i(a, /): return a,
def j(): return *a, b
