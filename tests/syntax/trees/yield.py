def f():
    yield
    yield a, b
    x = yield
    y = yield *a, b
    yield from c
    z: int = yield 1
    w += yield
    f((yield))
    lambda: (yield)
    await_ = (yield x) + 1
