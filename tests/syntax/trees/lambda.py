lambda: 1
lambda a, /, b=2, *c, d, **e: lambda: 1
lambda *, a=1, **k: (yield_)
(lambda x: x)(1)
[lambda: 1, 2]
x = lambda *a: a, 1
