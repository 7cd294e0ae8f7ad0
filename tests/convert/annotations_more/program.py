import tensorflow as tf
from typing import List, Optional


def typed(n):
    return int


def returns_call(x) -> typed(3):
    return x


def inner_returns_call(x):
    def f(a: typed(1), b: typed(2) = typed(3), *args: typed(4), k: typed(5) = 1, **kw: typed(6)) -> typed(7):
        return a
    return f(x)


def logic(x: int if typed else float, y: typed and int, *, z: not typed = 1) -> 1 < 2 < 3:
    return x


def locals_annotated(x: List[int], y: Optional['tf.Tensor'] = None):
    a: List[int] = []
    b: typed(3)
    c: (int if x else float) = 1
    (d): int = 2
    a[0]: int = 3
    x.y: typed(4) = 4
    return a


def in_branch(x):
    if x:
        a: int = 1
        x.b: int = 2
    return x


def declared_in_branch(x):
    a = 1
    if x:
        a: int
        a = 2
    return x


def declared_state(x):
    a = 1
    if x:
        a: int
        a = 2
    return a


def global_annotated(x):
    if x:
        y: int = 1
        z = 2
    return y + z
