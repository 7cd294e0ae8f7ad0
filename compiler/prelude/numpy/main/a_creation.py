# The numpy module: what is composed of the natives in `_numpy` (compiler/stage/numpy). The files of this folder are one module, in this order.
#
# The names abs, all, any, bool, max, min, round, sum mean NumPy's from the star import on; _builtin_* are Python's.
_builtin_abs, _builtin_all, _builtin_any, _builtin_bool = abs, all, any, bool
_builtin_max, _builtin_min, _builtin_round, _builtin_sum = max, min, round, sum

import _numpy as _native
from _numpy import *

__version__ = "2.4.6"
pi = 3.141592653589793
e = 2.718281828459045
euler_gamma = 0.5772156649015329
inf = float("inf")
nan = float("nan")
newaxis = None
little_endian = True
True_ = bool(True)
False_ = bool(False)


# Making ---------------------------------------------------------------------------------------------------------------
def zeros_like(a, dtype=None, order="K", subok=True, shape=None):
    a = asarray(a)
    return zeros(a.shape if shape is None else shape, a.dtype if dtype is None else dtype)


def ones_like(a, dtype=None, order="K", subok=True, shape=None):
    a = asarray(a)
    return ones(a.shape if shape is None else shape, a.dtype if dtype is None else dtype)


def empty_like(prototype, dtype=None, order="K", subok=True, shape=None):
    return zeros_like(prototype, dtype, order, subok, shape)


def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None):
    a = asarray(a)
    result = empty(a.shape if shape is None else shape, a.dtype if dtype is None else dtype)
    result[...] = fill_value
    return result


def eye(N, M=None, k=0, dtype=float, order="C", *, device=None, like=None):
    if M is None:
        M = N
    result = zeros((N, M), dtype)
    rows = arange(_builtin_max(0, -k), _builtin_max(0, _builtin_min(N, M - k)))
    if rows.size:
        result[rows, rows + k] = 1
    return result


def identity(n, dtype=None, *, like=None):
    return eye(n, dtype=float if dtype is None else dtype)


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, *, device=None):
    if num < 0:
        raise ValueError("Number of samples, %s, must be non-negative." % num)
    div = num - 1 if endpoint else num
    start = asarray(start) * 1.0
    stop = asarray(stop) * 1.0
    kind = result_type(start, stop, float(num))
    whole = dtype is not None and issubdtype(dtype, integer)
    delta = subtract(stop, start)
    y = arange(0, num, dtype=kind).reshape((-1,) + (1,) * ndim(delta))
    if div > 0:
        step = delta / div
        if any(step == 0):
            y = y / div
            y = y * delta
        else:
            y = y * step
    else:
        step = nan
        y = y * delta
    y = y + start
    if endpoint and num > 1:
        y[-1, ...] = stop
    if axis != 0:
        y = moveaxis(y, 0, axis)
    if whole:
        y = floor(y)
    y = y.astype(kind if dtype is None else dtype)
    return (y, step) if retstep else y


def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None, axis=0):
    y = power(base, linspace(start, stop, num=num, endpoint=endpoint, axis=axis))
    return y if dtype is None else y.astype(dtype)


def geomspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    start = asarray(start) * 1.0
    stop = asarray(stop) * 1.0
    sign_of = sign(start)
    result = sign_of * logspace(log10(start * sign_of), log10(stop * sign_of), num=num, endpoint=endpoint)
    if num > 0:
        result[0] = start
        if num > 1 and endpoint:
            result[-1] = stop
    return result if dtype is None else result.astype(dtype)


def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    n = len(xi)
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    one = (1,) * n
    output = [asarray(x).reshape(one[:i] + (-1,) + one[i + 1 :]) for i, x in enumerate(xi)]
    if indexing == "xy" and n > 1:
        output[0] = output[0].reshape((1, -1) + one[2:])
        output[1] = output[1].reshape((-1, 1) + one[2:])
    if not sparse:
        output = broadcast_arrays(*output)
    if copy:
        output = [x.copy() for x in output]
    return tuple(output)


def indices(dimensions, dtype=int, sparse=False):
    dimensions = tuple(dimensions)
    n = len(dimensions)
    if sparse:
        return tuple(arange(d, dtype=dtype).reshape((1,) * i + (d,) + (1,) * (n - i - 1)) for i, d in enumerate(dimensions))
    result = empty((n,) + dimensions, dtype)
    for i, d in enumerate(dimensions):
        result[i] = arange(d, dtype=dtype).reshape((1,) * i + (d,) + (1,) * (n - i - 1))
    return result


class _Grid:
    def __init__(self, sparse):
        self.sparse = sparse

    def __getitem__(self, key):
        single = not isinstance(key, tuple)
        axes = []
        for s in (key,) if single else key:
            start = 0 if s.start is None else s.start
            step = 1 if s.step is None else s.step
            if isinstance(step, complex):
                axes.append(linspace(start, s.stop, int(_builtin_abs(step))))
            else:
                axes.append(arange(start, s.stop, step))
        if single:
            return axes[0]
        grid = meshgrid(*axes, indexing="ij", sparse=self.sparse)
        return grid if self.sparse else stack(grid)


mgrid = _Grid(False)
ogrid = _Grid(True)


class _Joiner:
    def __init__(self, column):
        self.column = column

    def __getitem__(self, key):
        parts = []
        for item in key if isinstance(key, tuple) else (key,):
            if isinstance(item, slice):
                item = mgrid[item]
            parts.append(atleast_1d(item))
        if self.column:
            return concatenate([p.reshape(-1, 1) if p.ndim == 1 else p for p in parts], axis=1)
        return concatenate(parts)


r_ = _Joiner(False)
c_ = _Joiner(True)


class _IndexExpression:
    def __getitem__(self, item):
        return item


s_ = _IndexExpression()
index_exp = s_


def fromfunction(function, shape, *, dtype=float, like=None, **kwargs):
    return function(*indices(shape, dtype=dtype), **kwargs)


def fromiter(iter, dtype, count=-1, *, like=None):
    return array(list(iter), dtype=dtype)


def diag(v, k=0):
    v = asarray(v)
    if v.ndim == 1:
        n = v.shape[0] + _builtin_abs(k)
        result = zeros((n, n), v.dtype)
        rows = arange(v.shape[0]) + _builtin_max(0, -k)
        if v.shape[0]:
            result[rows, arange(v.shape[0]) + _builtin_max(0, k)] = v
        return result
    if v.ndim == 2:
        return diagonal(v, k)
    raise ValueError("Input must be 1- or 2-d.")


def diagflat(v, k=0):
    return diag(ravel(v), k)


def fill_diagonal(a, val, wrap=False):
    n = _builtin_min(a.shape)
    i = arange(n)
    a[(i,) * a.ndim] = val


def tri(N, M=None, k=0, dtype=float, *, like=None):
    if M is None:
        M = N
    return greater_equal.outer(arange(N), arange(-k, M - k)).astype(dtype)


def tril(m, k=0):
    m = asarray(m)
    return where(tri(m.shape[-2], m.shape[-1], k=k, dtype=bool), m, zeros(1, m.dtype))


def triu(m, k=0):
    m = asarray(m)
    return where(tri(m.shape[-2], m.shape[-1], k=k - 1, dtype=bool), zeros(1, m.dtype), m)


def tril_indices(n, k=0, m=None):
    return nonzero(tri(n, m, k=k, dtype=bool))


def triu_indices(n, k=0, m=None):
    return nonzero(~tri(n, m, k=k - 1, dtype=bool))


def tril_indices_from(arr, k=0):
    return tril_indices(arr.shape[-2], k=k, m=arr.shape[-1])


def triu_indices_from(arr, k=0):
    return triu_indices(arr.shape[-2], k=k, m=arr.shape[-1])


def diag_indices(n, ndim=2):
    return (arange(n),) * ndim


def vander(x, N=None, increasing=False):
    x = asarray(x)
    if N is None:
        N = len(x)
    powers = arange(N) if increasing else arange(N)[::-1]
    return x[:, None] ** powers
