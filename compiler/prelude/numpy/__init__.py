# The numpy module: what is composed of the natives in `_numpy` (compiler/stage/numpy).
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


# Looking at arrays ----------------------------------------------------------------------------------------------------
def ndim(a):
    return asarray(a).ndim


def shape(a):
    return asarray(a).shape


def size(a, axis=None):
    a = asarray(a)
    return a.size if axis is None else a.shape[axis]


def iscomplexobj(x):
    return issubdtype(asarray(x).dtype, complexfloating)


def isrealobj(x):
    return not iscomplexobj(x)


def real(val):
    return asarray(val).real


def imag(val):
    return asarray(val).imag


def angle(z, deg=False):
    z = asarray(z)
    result = arctan2(z.imag, z.real)
    return result * (180 / pi) if deg else result


def iscomplex(x):
    x = asarray(x)
    return x.imag != 0


def isreal(x):
    return asarray(x).imag == 0


def isscalar(element):
    return isinstance(element, (generic, int, float, complex, str, bytes, _builtin_bool))


def issubdtype(arg1, arg2):
    if not (isinstance(arg1, type) and issubclass(arg1, generic)):
        arg1 = dtype(arg1).type
    if not (isinstance(arg2, type) and issubclass(arg2, generic)):
        arg2 = dtype(arg2).type
    return issubclass(arg1, arg2)


def isdtype(dtype_, kind):
    kinds = {"bool": "b", "signed integer": "i", "unsigned integer": "u", "integral": "iu", "real floating": "f"}
    kinds.update({"complex floating": "c", "numeric": "iufc"})
    wanted = kind if isinstance(kind, tuple) else (kind,)
    return _builtin_any(dtype(dtype_).kind in kinds[k] if k in kinds else dtype(dtype_) == dtype(k) for k in wanted)


def iterable(y):
    try:
        iter(y)
    except TypeError:
        return False
    return True


class finfo:
    _table = {
        "float16": (10, 15, -14, 3),
        "float32": (23, 127, -126, 6),
        "float64": (52, 1023, -1022, 15),
    }

    def __init__(self, dtype_):
        d = dtype(dtype_)
        if d.kind == "c":
            d = dtype("float32" if d.itemsize == 8 else "float64")
        if d.name not in finfo._table:
            raise ValueError("data type " + str(d.type) + " not inexact")
        t = d.type
        mantissa, top, bottom, digits = finfo._table[d.name]
        self.dtype = d
        self.bits = d.itemsize * 8
        self.precision = digits
        self.nmant = mantissa
        self.maxexp = top + 1
        self.minexp = bottom
        self.eps = t(2.0**-mantissa)
        self.epsneg = t(2.0 ** (-mantissa - 1))
        self.max = t((2.0 - 2.0**-mantissa) * 2.0**top)
        self.min = -self.max
        self.tiny = self.smallest_normal = t(2.0**bottom)
        self.smallest_subnormal = t(2.0 ** (bottom - mantissa))
        self.resolution = t(10.0**-digits)


class iinfo:
    def __init__(self, type):
        d = dtype(type) if not isinstance(type, (int, integer)) else asarray(type).dtype
        if d.kind not in "iu":
            raise ValueError("Invalid integer data type %r." % (d.kind,))
        self.dtype = d
        self.kind = d.kind
        self.bits = d.itemsize * 8
        self.min = 0 if d.kind == "u" else -(2 ** (self.bits - 1))
        self.max = 2**self.bits - 1 if d.kind == "u" else 2 ** (self.bits - 1) - 1

    def __repr__(self):
        return "iinfo(min=%s, max=%s, dtype=%s)" % (self.min, self.max, self.dtype)


# Shapes -----------------------------------------------------------------------------------------------------------------
def _axis_error(axis, n):
    return AxisError("axis %d is out of bounds for array of dimension %d" % (axis, n))


def _normal_axis(axis, n):
    if not -n <= axis < n:
        raise _axis_error(axis, n)
    return axis + n if axis < 0 else axis


def expand_dims(a, axis):
    a = asarray(a)
    if not isinstance(axis, (tuple, list)):
        axis = (axis,)
    n = len(axis) + a.ndim
    axis = [_normal_axis(k, n) for k in axis]
    if len(set(axis)) != len(axis):
        raise ValueError("repeated axis")
    old = iter(a.shape)
    return a.reshape([1 if k in axis else next(old) for k in range(n)])


def atleast_1d(*arys):
    result = [a.reshape(1) if a.ndim == 0 else a for a in map(asarray, arys)]
    return result[0] if len(result) == 1 else tuple(result)


def atleast_2d(*arys):
    result = []
    for a in map(asarray, arys):
        result.append(a.reshape(1, 1) if a.ndim == 0 else a[newaxis, :] if a.ndim == 1 else a)
    return result[0] if len(result) == 1 else tuple(result)


def atleast_3d(*arys):
    result = []
    for a in map(asarray, arys):
        if a.ndim == 0:
            a = a.reshape(1, 1, 1)
        elif a.ndim == 1:
            a = a[newaxis, :, newaxis]
        elif a.ndim == 2:
            a = a[:, :, newaxis]
        result.append(a)
    return result[0] if len(result) == 1 else tuple(result)


def moveaxis(a, source, destination):
    a = asarray(a)
    source = [_normal_axis(k, a.ndim) for k in (source if isinstance(source, (list, tuple)) else (source,))]
    destination = [_normal_axis(k, a.ndim) for k in (destination if isinstance(destination, (list, tuple)) else (destination,))]
    if len(source) != len(destination):
        raise ValueError("`source` and `destination` arguments must have the same number of elements")
    order = [k for k in range(a.ndim) if k not in source]
    for to, from_ in sorted(zip(destination, source)):
        order.insert(to, from_)
    return a.transpose(order)


def rollaxis(a, axis, start=0):
    a = asarray(a)
    axis = _normal_axis(axis, a.ndim)
    if start < 0:
        start += a.ndim
    if axis < start:
        start -= 1
    if axis == start:
        return a[...]
    axes = list(range(a.ndim))
    axes.remove(axis)
    axes.insert(start, axis)
    return a.transpose(axes)


def matrix_transpose(x):
    return asarray(x).mT


def broadcast_arrays(*args, subok=False):
    args = [asarray(a) for a in args]
    common = broadcast_shapes(*[a.shape for a in args])
    return tuple(broadcast_to(a, common) for a in args)


def stack(arrays, axis=0, out=None, *, dtype=None, casting="same_kind"):
    arrays = [asarray(a) for a in arrays]
    if not arrays:
        raise ValueError("need at least one array to stack")
    if len({a.shape for a in arrays}) != 1:
        raise ValueError("all input arrays must have the same shape")
    axis = _normal_axis(axis, arrays[0].ndim + 1)
    return concatenate([expand_dims(a, axis) for a in arrays], axis=axis, out=out, dtype=dtype)


def vstack(tup, *, dtype=None, casting="same_kind"):
    return concatenate([atleast_2d(a) for a in tup], 0, dtype=dtype)


row_stack = vstack


def hstack(tup, *, dtype=None, casting="same_kind"):
    arrays = [atleast_1d(a) for a in tup]
    return concatenate(arrays, 0 if arrays and arrays[0].ndim == 1 else 1, dtype=dtype)


def dstack(tup):
    return concatenate([atleast_3d(a) for a in tup], 2)


def column_stack(tup):
    return concatenate([a.reshape(-1, 1) if a.ndim < 2 else a for a in map(asarray, tup)], 1)


def block(arrays):
    if not isinstance(arrays, list):
        return asarray(arrays)
    depth, probe = 0, arrays
    while isinstance(probe, list):
        depth, probe = depth + 1, probe[0]

    def join(part, level):
        if not isinstance(part, list):
            part = asarray(part)
            return part.reshape((1,) * (depth - part.ndim) + part.shape) if part.ndim < depth else part
        return concatenate([join(p, level + 1) for p in part], axis=-(depth - level))

    return join(arrays, 0)


def array_split(ary, indices_or_sections, axis=0):
    ary = asarray(ary)
    total = ary.shape[axis]
    if iterable(indices_or_sections):
        points = [0] + [int(i) for i in indices_or_sections] + [total]
    else:
        n = int(indices_or_sections)
        if n <= 0:
            raise ValueError("number sections must be larger than 0.")
        each, extras = divmod(total, n)
        points = [0]
        for i in range(n):
            points.append(points[-1] + each + (1 if i < extras else 0))
    axis = _normal_axis(axis, ary.ndim)
    before = (slice(None),) * axis
    return [ary[before + (slice(points[i], points[i + 1]),)] for i in range(len(points) - 1)]


def split(ary, indices_or_sections, axis=0):
    if not iterable(indices_or_sections):
        if asarray(ary).shape[axis] % indices_or_sections:
            raise ValueError("array split does not result in an equal division")
    return array_split(ary, indices_or_sections, axis)


def unstack(x, /, *, axis=0):
    x = asarray(x)
    return tuple(moveaxis(x, axis, 0))


def hsplit(ary, indices_or_sections):
    return split(ary, indices_or_sections, 1 if asarray(ary).ndim > 1 else 0)


def vsplit(ary, indices_or_sections):
    return split(ary, indices_or_sections, 0)


def dsplit(ary, indices_or_sections):
    return split(ary, indices_or_sections, 2)


def tile(A, reps):
    A = array(A)
    reps = tuple(reps) if iterable(reps) else (reps,)
    d = len(reps)
    if A.ndim < d:
        A = A.reshape((1,) * (d - A.ndim) + A.shape)
    reps = (1,) * (A.ndim - d) + reps
    for axis, n in enumerate(reps):
        if n != 1:
            A = concatenate([A] * n, axis=axis) if n else A[(slice(None),) * axis + (slice(0, 0),)]
    return A


def roll(a, shift, axis=None):
    a = asarray(a)
    if axis is None:
        return roll(a.ravel(), shift, 0).reshape(a.shape)
    axes = axis if isinstance(axis, tuple) else (axis,)
    shifts = shift if isinstance(shift, tuple) else (shift,) * len(axes)
    for s, k in zip(shifts, axes):
        k = _normal_axis(k, a.ndim)
        n = a.shape[k]
        if n:
            a = take(a, (arange(n) - s) % n, axis=k)
    return a.copy()


def flip(m, axis=None):
    m = asarray(m)
    if axis is None:
        axis = tuple(range(m.ndim))
    elif not isinstance(axis, tuple):
        axis = (axis,)
    axis = [_normal_axis(k, m.ndim) for k in axis]
    return m[tuple(slice(None, None, -1) if k in axis else slice(None) for k in range(m.ndim))]


def fliplr(m):
    m = asarray(m)
    if m.ndim < 2:
        raise ValueError("Input must be >= 2-d.")
    return m[:, ::-1]


def flipud(m):
    return asarray(m)[::-1, ...]


def rot90(m, k=1, axes=(0, 1)):
    m = asarray(m)
    k %= 4
    if k == 0:
        return m[...]
    if k == 2:
        return flip(flip(m, axes[0]), axes[1])
    order = list(range(m.ndim))
    order[axes[0]], order[axes[1]] = order[axes[1]], order[axes[0]]
    return transpose(flip(m, axes[1]), order) if k == 1 else flip(transpose(m, order), axes[1])


def append(arr, values, axis=None):
    arr = asarray(arr)
    if axis is None:
        return concatenate((arr.ravel(), ravel(values)))
    return concatenate((arr, values), axis=axis)


def delete(arr, obj, axis=None):
    arr = asarray(arr)
    if axis is None:
        arr, axis = arr.ravel(), 0
    axis = _normal_axis(axis, arr.ndim)
    n = arr.shape[axis]
    keep = ones(n, bool)
    if isinstance(obj, (int, integer)) and not -n <= obj < n:
        raise IndexError("index %i is out of bounds for axis %i with size %i" % (obj, axis, n))
    keep[obj] = False
    return arr[(slice(None),) * axis + (keep,)]


def insert(arr, obj, values, axis=None):
    arr = asarray(arr)
    if axis is None:
        arr, axis = arr.ravel(), 0
    axis = _normal_axis(axis, arr.ndim)
    n = arr.shape[axis]
    single = not iterable(obj) and not isinstance(obj, slice)
    where_ = arange(n)[obj] if isinstance(obj, slice) else asarray(obj, dtype=int).reshape(-1)
    where_ = builtin_positions = where_ + where(where_ < 0, n, 0)
    values = array(values, dtype=arr.dtype)
    if single:
        if values.ndim == 0:
            values = values.reshape((1,) * arr.ndim)
        elif values.ndim < arr.ndim:
            values = expand_dims(values, axis) if arr.ndim > 1 else values
        count = values.shape[axis] if arr.ndim == values.ndim else 1
        where_ = repeat(builtin_positions, count)
    order = argsort(where_, kind="stable")
    places = where_.copy()
    places[order] = places[order] + arange(len(order))
    total = n + len(places)
    mask = ones(total, bool)
    mask[places] = False
    new_shape = list(arr.shape)
    new_shape[axis] = total
    result = empty(new_shape, arr.dtype)
    before = (slice(None),) * axis
    result[before + (places,)] = values
    result[before + (mask,)] = arr
    return result


def resize(a, new_shape):
    a = ravel(a)
    new_shape = new_shape if isinstance(new_shape, tuple) else (new_shape,)
    n = 1
    for d in new_shape:
        n *= d
    if a.size == 0:
        return zeros(new_shape, a.dtype)
    return concatenate([a] * (-(-n // a.size)))[:n].reshape(new_shape) if n else zeros(new_shape, a.dtype)


def trim_zeros(filt, trim="fb"):
    used = nonzero(asarray(filt))[0]
    if used.size == 0:
        return filt[:0]
    first = used[0] if "f" in trim.lower() else 0
    last = used[-1] + 1 if "b" in trim.lower() else len(filt)
    return filt[first:last]


def pad(array, pad_width, mode="constant", **kwargs):
    array = asarray(array)
    widths = broadcast_to(asarray(pad_width), (array.ndim, 2)).tolist()
    if callable(mode):
        raise NotImplementedError("pad with a function")
    if mode == "constant":
        values = broadcast_to(asarray(kwargs.get("constant_values", 0)), (array.ndim, 2)).tolist()
        for axis, (before, after) in enumerate(widths):
            parts = []
            for width, value in ((before, values[axis][0]), (after, values[axis][1])):
                s = list(array.shape)
                s[axis] = width
                parts.append(full(s, value, dtype=array.dtype))
            array = concatenate([parts[0], array, parts[1]], axis=axis)
        return array
    for axis, (before, after) in enumerate(widths):
        n = array.shape[axis]
        index = arange(-before, n + after)
        if mode == "edge":
            index = clip(index, 0, n - 1)
        elif mode == "wrap":
            index = index % n
        elif mode == "reflect":
            period = 2 * (n - 1) if n > 1 else 1
            index = index % period
            index = where(index >= n, period - index, index)
        elif mode == "symmetric":
            index = index % (2 * n)
            index = where(index >= n, 2 * n - 1 - index, index)
        elif mode in ("maximum", "minimum", "mean"):
            value = {"maximum": max, "minimum": min, "mean": mean}[mode](array, axis=axis, keepdims=True)
            array = concatenate([repeat(value, before, axis), array, repeat(value, after, axis)], axis=axis).astype(array.dtype)
            continue
        else:
            raise ValueError("mode '%s' is not supported" % mode)
        array = take(array, index, axis=axis)
    return array


# Picking and ordering ---------------------------------------------------------------------------------------------------
def argwhere(a):
    a = asarray(a)
    if a.ndim == 0:
        return zeros((1 if a else 0, 0), int)
    return transpose(array(nonzero(a)))


def flatnonzero(a):
    return nonzero(ravel(a))[0]


def take_along_axis(arr, indices, axis=-1):
    arr = asarray(arr)
    if axis is None:
        return arr.ravel()[indices]
    axis = _normal_axis(axis, arr.ndim)
    where_ = []
    for k in range(arr.ndim):
        if k == axis:
            where_.append(indices)
        else:
            where_.append(arange(arr.shape[k]).reshape((1,) * k + (-1,) + (1,) * (arr.ndim - k - 1)))
    return arr[tuple(where_)]


def put_along_axis(arr, indices, values, axis):
    axis = _normal_axis(axis, arr.ndim)
    where_ = []
    for k in range(arr.ndim):
        if k == axis:
            where_.append(indices)
        else:
            where_.append(arange(arr.shape[k]).reshape((1,) * k + (-1,) + (1,) * (arr.ndim - k - 1)))
    arr[tuple(where_)] = values


def put(a, ind, v, mode="raise"):
    flat = a.reshape(-1)
    ind = asarray(ind).reshape(-1)
    flat[ind] = resize(v, (ind.size,))


def place(arr, mask, vals):
    n = count_nonzero(mask)
    arr[mask] = resize(vals, (n,))


def putmask(a, mask, values):
    values = resize(values, a.shape) if size(values) > 1 else values
    a[mask] = values[mask] if size(values) > 1 else values


def copyto(dst, src, casting="same_kind", where=True):
    if where is True:
        dst[...] = src
    else:
        dst[...] = _native.where(where, src, dst)


def extract(condition, arr):
    return ravel(arr)[nonzero(ravel(condition))[0]]


def compress(condition, a, axis=None, out=None):
    return asarray(a).compress(condition, axis)


def choose(a, choices, out=None, mode="raise"):
    a = asarray(a)
    choices = broadcast_arrays(a, *choices)
    result = choices[1].copy()
    for k in range(1, len(choices) - 1):
        result = where(a == k, choices[k + 1], result)
    return result


def select(condlist, choicelist, default=0):
    result = asarray(default)
    for c, v in reversed(list(zip(condlist, choicelist))):
        result = where(c, v, result)
    return result


def piecewise(x, condlist, funclist, *args, **kw):
    x = asarray(x)
    condlist = [asarray(c) for c in condlist]
    if len(funclist) == len(condlist) + 1:
        rest = logical_or.reduce(array(condlist), axis=0)
        condlist = condlist + [~rest]
    y = zeros_like(x)
    for c, f in zip(condlist, funclist):
        y[c] = f(x[c], *args, **kw) if callable(f) else f
    return y


def lexsort(keys, axis=-1):
    keys = [asarray(k) for k in keys]
    order = arange(len(keys[0]))
    for k in keys:
        order = order[argsort(k[order], kind="stable")]
    return order


def sort_complex(a):
    return sort(asarray(a).astype(complex))


def unravel_index(indices, shape, order="C"):
    indices = asarray(indices)
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    result = []
    total = 1
    for d in shape:
        total *= d
    if any(indices >= total) or any(indices < 0):
        raise ValueError("index %d is out of bounds for array with size %d" % (max(indices), total))
    for d in reversed(shape):
        result.append(indices % d)
        indices = indices // d
    return tuple(result[::-1])


def ravel_multi_index(multi_index, dims, mode="raise", order="C"):
    result = 0
    for i, d in zip(multi_index, dims):
        result = result * d + asarray(i)
    return result[()] if isinstance(result, ndarray) and result.ndim == 0 else result


class _UniqueResult(tuple):
    pass


def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, *, equal_nan=True, sorted=True):
    ar = asarray(ar)
    shape_ = ar.shape
    if axis is None:
        flat = ar.ravel()
        order = argsort(flat, kind="stable")
        ordered = flat[order]
        new = empty(ordered.shape, bool)
        new[:1] = True
        new[1:] = ordered[1:] != ordered[:-1]
        if equal_nan and ordered.dtype.kind in "fc" and ordered.size:
            nans = isnan(ordered)
            first = flatnonzero(nans)
            if first.size > 1:
                new[first[1:]] = False
        values = ordered[new]
    else:
        axis = _normal_axis(axis, ar.ndim)
        moved = moveaxis(ar, axis, 0)
        rows = moved.reshape(moved.shape[0], -1)
        order = lexsort([rows[:, k] for k in range(rows.shape[1] - 1, -1, -1)])
        ordered = rows[order]
        new = ones(len(ordered), bool)
        new[1:] = (ordered[1:] != ordered[:-1]).any(axis=1)
        values = moveaxis(ordered[new].reshape((-1,) + moved.shape[1:]), 0, axis)
    if not (return_index or return_inverse or return_counts):
        return values
    result = (values,)
    if return_index:
        result += (order[new],)
    if return_inverse:
        inverse = empty(len(order), int)
        inverse[order] = cumsum(new) - 1
        result += (inverse.reshape(shape_) if axis is None else inverse,)
    if return_counts:
        edges = concatenate((flatnonzero(new), [len(order)]))
        result += (diff(edges),)
    return result


def unique_values(x):
    return unique(x)


def isin(element, test_elements, assume_unique=False, invert=False, *, kind=None):
    element = asarray(element)
    known = unique(test_elements)
    if known.size == 0:
        result = zeros(element.shape, bool)
    else:
        at = minimum(searchsorted(known, element.ravel()), known.size - 1)
        result = (known[at] == element.ravel()).reshape(element.shape)
    return ~result if invert else result


def in1d(ar1, ar2, assume_unique=False, invert=False):
    return isin(ravel(ar1), ar2, invert=invert)


def intersect1d(ar1, ar2, assume_unique=False, return_indices=False):
    a = unique(ar1)
    return a[isin(a, ar2)]


def union1d(ar1, ar2):
    return unique(concatenate((ravel(ar1), ravel(ar2))))


def setdiff1d(ar1, ar2, assume_unique=False):
    a = ravel(ar1) if assume_unique else unique(ar1)
    return a[isin(a, ar2, invert=True)]


def setxor1d(ar1, ar2, assume_unique=False):
    a, b = unique(ar1), unique(ar2)
    return sort(concatenate((a[isin(a, b, invert=True)], b[isin(b, a, invert=True)])))


def digitize(x, bins, right=False):
    bins = asarray(bins)
    if bins.size > 1 and bins[0] > bins[-1]:
        return len(bins) - searchsorted(bins[::-1], x, side="left" if not right else "right")
    return searchsorted(bins, x, side="left" if right else "right")


# Arithmetic -------------------------------------------------------------------------------------------------------------
def fabs(x):
    return absolute(asarray(x) * 1.0)


def float_power(x1, x2):
    return power(asarray(x1).astype(float64) if not iscomplexobj(x1) else x1, asarray(x2) * 1.0)


def divmod(x1, x2):
    return floor_divide(x1, x2), remainder(x1, x2)


def modf(x):
    x = asarray(x) * 1.0
    whole = trunc(x)
    return where(isinf(x), 0.0, x - whole).astype(x.dtype)[()], whole[()] if isinstance(whole, ndarray) else whole


def ldexp(x1, x2):
    return asarray(x1) * 1.0 * power(2.0, x2)


def frexp(x):
    x = asarray(x) * 1.0
    exponent = where(x == 0, 0, floor(log2(absolute(where(x == 0, 1.0, x)))) + 1).astype(int32)
    return (x / power(2.0, exponent))[()], exponent[()]


def sinc(x):
    x = asarray(x) * 1.0
    y = pi * where(x == 0, 1.0e-20, x)
    return sin(y) / y


def fix(x):
    return trunc(x)


def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    x = array(x)
    if x.dtype.kind != "f":
        return x
    limits = finfo(x.dtype)
    x = where(isnan(x), asarray(nan, dtype=x.dtype), x)
    x = where(isposinf(x), asarray(limits.max if posinf is None else posinf, dtype=x.dtype), x)
    x = where(isneginf(x), asarray(limits.min if neginf is None else neginf, dtype=x.dtype), x)
    return x[()] if x.ndim == 0 else x


def isposinf(x, out=None):
    return isinf(x) & ~signbit(x)


def isneginf(x, out=None):
    return isinf(x) & signbit(x)


def diff(a, n=1, axis=-1, prepend=None, append=None):
    a = asarray(a)
    if a.ndim == 0:
        raise ValueError("diff requires input that is at least one dimensional")
    axis = _normal_axis(axis, a.ndim)
    parts = []
    for extra in (prepend, append):
        if extra is not None:
            extra = asarray(extra)
            if extra.ndim == 0:
                s = list(a.shape)
                s[axis] = 1
                extra = broadcast_to(extra, tuple(s))
        parts.append(extra)
    if parts[0] is not None or parts[1] is not None:
        a = concatenate([p for p in (parts[0], a, parts[1]) if p is not None], axis)
    before = (slice(None),) * axis
    op = not_equal if a.dtype == bool else subtract
    for _ in range(n):
        a = op(a[before + (slice(1, None),)], a[before + (slice(None, -1),)])
    return a


def ediff1d(ary, to_end=None, to_begin=None):
    parts = [diff(ravel(ary))]
    if to_begin is not None:
        parts.insert(0, ravel(to_begin))
    if to_end is not None:
        parts.append(ravel(to_end))
    return concatenate(parts)


def gradient(f, *varargs, axis=None, edge_order=1):
    f = asarray(f)
    axes = tuple(range(f.ndim)) if axis is None else (axis,) if isinstance(axis, int) else tuple(axis)
    if len(varargs) == 0:
        spacing = [1.0] * len(axes)
    elif len(varargs) == 1 and ndim(varargs[0]) == 0:
        spacing = [varargs[0]] * len(axes)
    else:
        spacing = list(varargs)
    if f.dtype.kind != "f":
        f = f.astype(float64)
    results = []
    for k, h in zip(axes, spacing):
        k = _normal_axis(k, f.ndim)
        before = (slice(None),) * k
        at = lambda s: before + (s,)
        out = empty(f.shape, f.dtype)
        if ndim(h) == 0:
            out[at(slice(1, -1))] = (f[at(slice(2, None))] - f[at(slice(None, -2))]) / (2.0 * h)
            first = last = h
        else:
            dx = diff(h)
            a, b = dx[:-1], dx[1:]
            one = (1,) * k + (-1,) + (1,) * (f.ndim - k - 1)
            wl, wc, wr = (-b / (a * (a + b))).reshape(one), ((b - a) / (a * b)).reshape(one), (a / (b * (a + b))).reshape(one)
            out[at(slice(1, -1))] = wl * f[at(slice(None, -2))] + wc * f[at(slice(1, -1))] + wr * f[at(slice(2, None))]
            first, last = dx[0], dx[-1]
        out[at(0)] = (f[at(1)] - f[at(0)]) / first
        out[at(-1)] = (f[at(-1)] - f[at(-2)]) / last
        results.append(out)
    return results[0] if len(results) == 1 else tuple(results)


def trapezoid(y, x=None, dx=1.0, axis=-1):
    y = asarray(y)
    d = dx if x is None else diff(asarray(x), axis=-1 if ndim(x) == 1 else axis)
    y = moveaxis(y, axis, -1)
    return (d * (y[..., 1:] + y[..., :-1]) / 2.0).sum(-1)


def convolve(a, v, mode="full"):
    a, v = array(a, ndmin=1), array(v, ndmin=1)
    if len(v) > len(a):
        a, v = v, a
    if len(a) == 0 or len(v) == 0:
        raise ValueError("a cannot be empty" if len(a) == 0 else "v cannot be empty")
    n, m = len(a), len(v)
    out = zeros(n + m - 1, result_type(a, v))
    for i in range(m):
        out[i : i + n] += a * v[i]
    if mode == "same":
        start = (m - 1) // 2
        return out[start : start + n]
    if mode == "valid":
        return out[m - 1 : n]
    return out


def correlate(a, v, mode="valid"):
    v = asarray(v)
    return convolve(a, conjugate(v[::-1]), mode)


def interp(x, xp, fp, left=None, right=None, period=None):
    x, xp, fp = asarray(x) * 1.0, asarray(xp) * 1.0, asarray(fp) * 1.0
    i = clip(searchsorted(xp, x, side="right") - 1, 0, _builtin_max(len(xp) - 2, 0))
    slope = (fp[i + 1] - fp[i]) / (xp[i + 1] - xp[i])
    y = slope * (x - xp[i]) + fp[i]
    y = where(x < xp[0], fp[0] if left is None else left, y)
    y = where(x > xp[-1], fp[-1] if right is None else right, y)
    y = where(x == xp[-1], fp[-1], y)
    return y[()] if y.ndim == 0 else y


def outer(a, b, out=None):
    a, b = asarray(a), asarray(b)
    return multiply(a.ravel()[:, newaxis], b.ravel()[newaxis, :], out)


def inner(a, b):
    a, b = asarray(a), asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        return multiply(a, b)
    if a.shape[-1] != b.shape[-1]:
        raise ValueError("shapes %s and %s not aligned: %d (dim %d) != %d (dim %d)" % (_tight(a.shape), _tight(b.shape), a.shape[-1], a.ndim - 1, b.shape[-1], b.ndim - 1))
    return tensordot(a, b, (-1, -1))[()]


def _tight(shape_):
    return str(shape_).replace(" ", "")


def vdot(a, b):
    return dot(conjugate(ravel(a)), ravel(b))


def vecdot(x1, x2, /, *, axis=-1):
    return sum(conjugate(x1) * asarray(x2), axis=axis)


def tensordot(a, b, axes=2):
    a, b = asarray(a), asarray(b)
    if iterable(axes):
        axes_a, axes_b = axes
    else:
        axes_a, axes_b = list(range(-axes, 0)), list(range(axes))
    axes_a = [_normal_axis(k, a.ndim) for k in (axes_a if iterable(axes_a) else [axes_a])]
    axes_b = [_normal_axis(k, b.ndim) for k in (axes_b if iterable(axes_b) else [axes_b])]
    if len(axes_a) != len(axes_b) or _builtin_any(a.shape[i] != b.shape[j] for i, j in zip(axes_a, axes_b)):
        raise ValueError("shape-mismatch for sum")
    free_a = [k for k in range(a.ndim) if k not in axes_a]
    free_b = [k for k in range(b.ndim) if k not in axes_b]
    n = 1
    for k in axes_a:
        n *= a.shape[k]
    left = a.transpose(free_a + axes_a).reshape(-1 if a.size or n else 0, n)
    right = b.transpose(axes_b + free_b).reshape(n, -1 if b.size or n else 0)
    return dot(left, right).reshape([a.shape[k] for k in free_a] + [b.shape[k] for k in free_b])


def kron(a, b):
    a, b = asarray(a), asarray(b)
    n = _builtin_max(a.ndim, b.ndim)
    a = a.reshape((1,) * (n - a.ndim) + a.shape)
    b = b.reshape((1,) * (n - b.ndim) + b.shape)
    left = expand_dims(a, tuple(range(1, 2 * n, 2)))
    right = expand_dims(b, tuple(range(0, 2 * n, 2)))
    return (left * right).reshape([x * y for x, y in zip(a.shape, b.shape)])


def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    a, b = asarray(a), asarray(b)
    if axis is not None:
        axisa = axisb = axisc = axis
    a, b = moveaxis(a, axisa, -1), moveaxis(b, axisb, -1)
    if a.shape[-1] not in (2, 3) or b.shape[-1] not in (2, 3):
        raise ValueError("incompatible dimensions for cross product\n(dimension must be 2 or 3)")
    if a.shape[-1] == 2 and b.shape[-1] == 2:
        return a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
    a0, a1, a2 = a[..., 0], a[..., 1], a[..., 2] if a.shape[-1] == 3 else 0
    b0, b1, b2 = b[..., 0], b[..., 1], b[..., 2] if b.shape[-1] == 3 else 0
    return moveaxis(stack([a1 * b2 - a2 * b1, a2 * b0 - a0 * b2, a0 * b1 - a1 * b0], axis=-1), -1, axisc)


def einsum(subscripts, *operands, out=None, optimize=False, **kwargs):
    operands = [asarray(o) for o in operands]
    subscripts = subscripts.replace(" ", "")
    inputs, arrow, output = subscripts.partition("->")
    inputs = inputs.split(",")
    if len(inputs) != len(operands):
        raise ValueError("fewer operands provided to einstein sum function than specified in the subscripts string" if len(inputs) > len(operands) else "more operands provided to einstein sum function than specified in the subscripts string")
    # "..." becomes capital letters that are not used otherwise.
    spare = [c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if c not in subscripts]
    most = 0
    for term, o in zip(inputs, operands):
        if "..." in term:
            most = _builtin_max(most, o.ndim - len(term.replace("...", "")))
    for i, o in enumerate(operands):
        if "..." in inputs[i]:
            n = o.ndim - len(inputs[i].replace("...", ""))
            inputs[i] = inputs[i].replace("...", "".join(spare[most - n : most]))
    dots = "".join(spare[:most])
    if not arrow:
        letters = "".join(inputs)
        output = dots + "".join(sorted(c for c in set(letters) if letters.count(c) == 1 and c not in dots))
    else:
        output = output.replace("...", dots)
    sizes = {}
    terms = []
    for term, o in zip(inputs, operands):
        if len(term) != o.ndim:
            raise ValueError("einstein sum subscripts string contains too many subscripts for operand %d" % len(terms) if len(term) > o.ndim else "operand has more dimensions than subscripts given in einstein sum, but no '...' ellipsis provided to broadcast the extra dimensions.")
        for c in set(term):
            while term.count(c) > 1:  # a diagonal
                i = term.index(c)
                j = term.index(c, i + 1)
                o = diagonal(o, 0, i, j)
                term = term[:i] + term[i + 1 : j] + term[j + 1 :] + c
        for c, d in zip(term, o.shape):
            if sizes.get(c, 1) != 1 and d != 1 and sizes[c] != d:
                raise ValueError("operands could not be broadcast together with remapped shapes [original->remapped]: " + " ".join(_tight(x.shape) for x in operands))
            sizes[c] = _builtin_max(d, sizes.get(c, 1))
        terms.append((term, o))
    order = output + "".join(c for c in sizes if c not in output)

    def align(term, o):
        o = o.transpose([term.index(c) for c in order if c in term])
        return o.reshape([o.shape[[d for d in order if d in term].index(c)] if c in term else 1 for c in order])

    if len(terms) == 2:
        (ta, a), (tb, b) = terms
        # A product of matrices where the letters allow it: sums along axes then run inside of matmul.
        shared = [c for c in ta if c in tb and c not in output]
        batch = [c for c in output if c in ta and c in tb]
        left = [c for c in ta if c not in tb]
        right = [c for c in tb if c not in ta]
        plain = _builtin_all(c in output for c in left + right) and _builtin_all(a.shape[ta.index(c)] == b.shape[tb.index(c)] for c in shared + batch)
        if shared and plain:
            a = a.transpose([ta.index(c) for c in batch + left + shared])
            b = b.transpose([tb.index(c) for c in batch + shared + right])
            n = 1
            for c in shared:
                n *= sizes[c]
            head = [sizes[c] for c in batch]
            rows, columns = [sizes[c] for c in left], [sizes[c] for c in right]
            result = matmul(a.reshape(head + [prod(rows, dtype=int), n]), b.reshape(head + [n, prod(columns, dtype=int)])).reshape(head + rows + columns)
            names = batch + left + right
            return result.transpose([names.index(c) for c in output])[()]
    result = align(*terms[0])
    for t in terms[1:]:
        result = result * align(*t)
    result = broadcast_to(result, tuple(sizes[c] for c in order))
    drop = tuple(range(len(output), len(order)))
    result = result.sum(axis=drop) if drop else result.copy()
    return result[()] if isinstance(result, ndarray) else result


# Statistics -------------------------------------------------------------------------------------------------------------
def average(a, axis=None, weights=None, returned=False, *, keepdims=False):
    a = asarray(a)
    if weights is None:
        result = mean(a, axis=axis, keepdims=keepdims)
        total = a.size / size(result)
        total = full_like(asarray(result), total)
    else:
        w = asarray(weights)
        if w.shape != a.shape:
            if axis is None:
                raise TypeError("Axis must be specified when shapes of a and weights differ.")
            w = w.reshape([-1 if k == _normal_axis(axis, a.ndim) else 1 for k in range(a.ndim)])
            w = broadcast_to(w, a.shape)
        total = w.sum(axis=axis, keepdims=keepdims)
        if any(total == 0):
            raise ZeroDivisionError("Weights sum to zero, can't be normalized")
        result = multiply(a, w).sum(axis=axis, keepdims=keepdims) / total
    return (result, total) if returned else result


def quantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, weights=None, interpolation=None):
    a = asarray(a)
    q = asarray(q) * 1.0
    if any(q < 0) or any(q > 1):
        raise ValueError("Quantiles must be in the range [0, 1]")
    if a.dtype.kind in "iub":
        a = a.astype(float64)
    old = a.ndim
    if axis is None:
        a, axes = a.ravel(), tuple(range(old))
        axis = 0
    elif isinstance(axis, tuple):
        axes = tuple(_normal_axis(k, old) for k in axis)
        rest = [k for k in range(old) if k not in axes]
        a = a.transpose(rest + list(axes)).reshape([a.shape[k] for k in rest] + [-1])
        axis = -1
    else:
        axes = (_normal_axis(axis, old),)
    a = sort(moveaxis(a, axis, -1), axis=-1)
    n = a.shape[-1]
    if n == 0:
        raise IndexError("index -1 is out of bounds for axis 0 with size 0")
    results = []
    for p in q.ravel():
        at = p * (n - 1)
        low = int(floor(at))
        high = _builtin_min(low + 1, n - 1)
        part = at - low
        x, y = a[..., low], a[..., high]
        if method == "lower":
            r = x
        elif method == "higher":
            r = a[..., int(ceil(at))]
        elif method == "nearest":
            r = a[..., int(rint(at))]
        elif method == "midpoint":
            r = (x + y) / 2 if part else x
        else:
            d = y - x
            r = where(part >= 0.5, y - d * (1 - part), x + d * part).astype(a.dtype)
        bad = isnan(a[..., -1])
        r = where(bad, nan, r).astype(a.dtype)
        if keepdims:
            r = r.reshape([1 if k in axes else d for k, d in enumerate(_kept_shape(old, axes, r.shape))])
        results.append(r)
    if q.ndim == 0:
        return results[0][()]
    return stack(results).reshape(q.shape + results[0].shape)


def _kept_shape(n, axes, shape_):
    rest = iter(shape_)
    return [1 if k in axes else next(rest) for k in range(n)]


def percentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, *, weights=None, interpolation=None):
    q = asarray(q) / 100
    if any(q < 0) or any(q > 1):
        raise ValueError("Percentiles must be in the range [0, 100]")
    return quantile(a, q, axis, out, overwrite_input, method, keepdims)


def median(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    a = asarray(a)
    if a.size == 0:
        return nan
    old = a.ndim
    if axis is None:
        axes = tuple(range(old))
        a = a.ravel()
        axis = 0
    elif isinstance(axis, tuple):
        axes = tuple(_normal_axis(k, old) for k in axis)
        rest = [k for k in range(old) if k not in axes]
        a = a.transpose(rest + list(axes)).reshape([a.shape[k] for k in rest] + [-1])
        axis = -1
    else:
        axes = (_normal_axis(axis, old),)
    a = sort(moveaxis(a, axis, -1), axis=-1)
    n = a.shape[-1]
    middle = a[..., (n - 1) // 2 : n // 2 + 1]
    result = mean(middle, axis=-1)
    if a.dtype.kind == "f":
        bad = isnan(a[..., -1])
        result = where(bad, asarray(nan, dtype=a.dtype), result)[()]
    if keepdims:
        result = asarray(result).reshape(_kept_shape(old, axes, shape(result)))
    return result


def cov(m, y=None, rowvar=True, bias=False, ddof=None, fweights=None, aweights=None, *, dtype=None):
    X = array(m, ndmin=2) * 1.0
    if not rowvar and ndim(m) != 1:
        X = X.T
    if y is not None:
        y = array(y, ndmin=2) * 1.0
        X = concatenate((X, y if rowvar or y.shape[0] == 1 else y.T), axis=0)
    if ddof is None:
        ddof = 0 if bias else 1
    X = X - X.mean(axis=1)[:, None]
    return squeeze(dot(X, X.T.conj()) * true_divide(1, X.shape[1] - ddof))[()]


def corrcoef(x, y=None, rowvar=True, *, dtype=None):
    c = cov(x, y, rowvar)
    if ndim(c) == 0:
        return c / c
    d = sqrt(diagonal(c))
    return clip(c / d[:, None] / d[None, :], -1, 1)


def bincount(x, /, weights=None, minlength=0):
    x = asarray(x)
    if x.size and x.dtype.kind not in "iub":
        raise TypeError("Cannot cast array data from dtype('%s') to dtype('int64') according to the rule 'safe'" % x.dtype)
    if x.size and x.min() < 0:
        raise ValueError("'list' argument must have no negative elements")
    n = _builtin_max(int(x.max()) + 1 if x.size else 0, minlength)
    out = zeros(n, int if weights is None else float)
    add.at(out, x.astype(int), 1 if weights is None else asarray(weights) * 1.0)
    return out


def histogram_bin_edges(a, bins=10, range=None, weights=None):
    a = ravel(a)
    if ndim(bins) == 1:
        return asarray(bins)
    if isinstance(bins, str):
        raise NotImplementedError("automatic numbers of bins")
    if range is None:
        low, high = (0.0, 1.0) if a.size == 0 else (a.min(), a.max())
    else:
        low, high = range
        if low > high:
            raise ValueError("max must be larger than min in range parameter.")
    if low == high:
        low, high = low - 0.5, high + 0.5
    return linspace(low, high, bins + 1)


def histogram(a, bins=10, range=None, density=None, weights=None):
    a = ravel(a)
    edges = histogram_bin_edges(a, bins, range, weights)
    n = len(edges) - 1
    at = searchsorted(edges, a, side="right") - 1
    at = where(a == edges[-1], n - 1, at)
    inside = (at >= 0) & (at < n)
    counts = bincount(at[inside], None if weights is None else ravel(weights)[inside], n)
    if density:
        return counts / diff(edges) / counts.sum(), edges
    return counts, edges


def histogram2d(x, y, bins=10, range=None, density=None, weights=None):
    counts = bins if iterable(bins) else (bins, bins)
    ex = histogram_bin_edges(x, counts[0], None if range is None else range[0])
    ey = histogram_bin_edges(y, counts[1], None if range is None else range[1])
    H = zeros((len(ex) - 1, len(ey) - 1))
    i = where(asarray(x) == ex[-1], len(ex) - 2, searchsorted(ex, x, side="right") - 1)
    j = where(asarray(y) == ey[-1], len(ey) - 2, searchsorted(ey, y, side="right") - 1)
    inside = (i >= 0) & (i < len(ex) - 1) & (j >= 0) & (j < len(ey) - 1)
    add.at(H, (i[inside], j[inside]), 1.0)
    return H, ex, ey


def _without_nan(a, fill):
    a = asarray(a)
    if a.dtype.kind not in "fc":
        return a, zeros(a.shape, bool)
    mask = isnan(a)
    return where(mask, asarray(fill, dtype=a.dtype), a), mask


def nansum(a, axis=None, dtype=None, out=None, keepdims=False):
    return sum(_without_nan(a, 0)[0], axis=axis, dtype=dtype, keepdims=keepdims)


def nanprod(a, axis=None, dtype=None, out=None, keepdims=False):
    return prod(_without_nan(a, 1)[0], axis=axis, dtype=dtype, keepdims=keepdims)


def nanmax(a, axis=None, out=None, keepdims=False):
    return fmax.reduce(asarray(a), axis=axis, keepdims=keepdims)


def nanmin(a, axis=None, out=None, keepdims=False):
    return fmin.reduce(asarray(a), axis=axis, keepdims=keepdims)


def nanmean(a, axis=None, dtype=None, out=None, keepdims=False):
    values, mask = _without_nan(a, 0)
    count = sum(~mask, axis=axis, keepdims=keepdims)
    return sum(values, axis=axis, dtype=dtype, keepdims=keepdims) / (count if ndim(count) == 0 and values.dtype.kind != "f" else asarray(count).astype(values.dtype if values.dtype.kind == "f" else float64)[()])


def nanvar(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    values, mask = _without_nan(a, 0)
    count = asarray(sum(~mask, axis=axis, keepdims=True)).astype(values.dtype if values.dtype.kind == "f" else float64)
    center = sum(values, axis=axis, keepdims=True) / count
    deviation = where(mask, 0, values - center)
    total = sum(deviation * deviation, axis=axis, keepdims=keepdims)
    return total / (count - ddof).reshape(shape(total))[()]


def nanstd(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    return sqrt(nanvar(a, axis, dtype, out, ddof, keepdims))


def nanargmax(a, axis=None, out=None, *, keepdims=False):
    return argmax(_without_nan(a, -inf)[0], axis=axis)


def nanargmin(a, axis=None, out=None, *, keepdims=False):
    return argmin(_without_nan(a, inf)[0], axis=axis)


def nanmedian(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    a = asarray(a)
    if axis is None:
        return median(a[~isnan(a)])
    return apply_along_axis(lambda v: median(v[~isnan(v)]), axis, a)


def nanpercentile(a, q, axis=None):
    a = asarray(a)
    if axis is None:
        return percentile(a[~isnan(a)], q)
    return apply_along_axis(lambda v: percentile(v[~isnan(v)], q), axis, a)


def nancumsum(a, axis=None, dtype=None, out=None):
    return cumsum(_without_nan(a, 0)[0], axis=axis, dtype=dtype)


cumulative_sum = cumsum
cumulative_prod = cumprod


# Comparing --------------------------------------------------------------------------------------------------------------
def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    x, y = asarray(a), asarray(b)
    if y.dtype.kind in "iub":
        y = y.astype(result_type(y, 1.0))
    finite = isfinite(y)
    result = (less_equal(absolute(x - y), atol + rtol * absolute(y)) & finite) | (x == y)
    if equal_nan:
        result = result | (isnan(x) & isnan(y))
    return result


def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return _builtin_bool(all(isclose(a, b, rtol=rtol, atol=atol, equal_nan=equal_nan)))


def array_equal(a1, a2, equal_nan=False):
    try:
        a1, a2 = asarray(a1), asarray(a2)
    except Exception:
        return False
    if a1.shape != a2.shape:
        return False
    same = a1 == a2
    if equal_nan and a1.dtype.kind in "fc" and a2.dtype.kind in "fc":
        same = same | (isnan(a1) & isnan(a2))
    return _builtin_bool(all(same))


def array_equiv(a1, a2):
    try:
        a1, a2 = broadcast_arrays(a1, a2)
    except ValueError:
        return False
    return _builtin_bool(all(a1 == a2))


# Functions over functions -------------------------------------------------------------------------------------------------
def apply_along_axis(func1d, axis, arr, *args, **kwargs):
    arr = asarray(arr)
    axis = _normal_axis(axis, arr.ndim)
    moved = moveaxis(arr, axis, -1)
    head = moved.shape[:-1]
    rows = moved.reshape(-1, moved.shape[-1])
    results = [asarray(func1d(row, *args, **kwargs)) for row in rows]
    out = stack(results)
    inner_shape = results[0].shape
    out = out.reshape(head + inner_shape)
    for k in range(len(inner_shape)):
        out = moveaxis(out, len(head) + k, axis + k)
    return out


def apply_over_axes(func, a, axes):
    a = asarray(a)
    for axis in axes if iterable(axes) else (axes,):
        r = func(a, axis)
        a = r if ndim(r) == a.ndim else expand_dims(r, axis)
    return a


class vectorize:
    def __init__(self, pyfunc=None, otypes=None, doc=None, excluded=None, cache=False, signature=None):
        self.pyfunc = pyfunc
        self.otypes = otypes

    def __call__(self, *args, **kwargs):
        if self.pyfunc is None:
            return vectorize(args[0], self.otypes)
        arrays = broadcast_arrays(*args)
        results = [self.pyfunc(*[a.item(i) for a in arrays], **kwargs) for i in range(arrays[0].size)]
        types = self.otypes
        if results and isinstance(results[0], tuple):
            return tuple(array([r[k] for r in results], dtype=types[k] if types else None).reshape(arrays[0].shape) for k in range(len(results[0])))
        return array(results, dtype=types[0] if types else None).reshape(arrays[0].shape)


def frompyfunc(func, nin, nout):
    def call(*args):
        arrays = broadcast_arrays(*args)
        out = array([func(*[a.item(i) for a in arrays]) for i in range(arrays[0].size)], dtype=object)
        return out.reshape(arrays[0].shape)[()]

    return call


def ndenumerate(arr):
    arr = asarray(arr)
    for index in ndindex(arr.shape):
        yield index, arr[index]


def ndindex(*shape):
    if len(shape) == 1 and isinstance(shape[0], tuple):
        shape = shape[0]
    n = 1
    for d in shape:
        n *= d
    for i in range(n):
        index = []
        for d in reversed(shape):
            index.append(i % d)
            i //= d
        yield tuple(reversed(index))


def nditer(op, flags=None, op_flags=None):
    for x in asarray(op).ravel():
        yield asarray(x)


# Polynomials ------------------------------------------------------------------------------------------------------------
def polyfit(x, y, deg, rcond=None, full=False, w=None, cov=False):
    x, y = asarray(x) + 0.0, asarray(y) + 0.0
    order = int(deg) + 1
    if deg < 0:
        raise ValueError("expected deg >= 0")
    if x.ndim != 1:
        raise TypeError("expected 1D vector for x")
    if x.size == 0:
        raise TypeError("expected non-empty vector for x")
    if x.shape[0] != y.shape[0]:
        raise TypeError("expected x and y to have same length")
    if rcond is None:
        rcond = len(x) * finfo(x.dtype).eps
    lhs, rhs = vander(x, order), y
    if w is not None:
        w = asarray(w) + 0.0
        lhs = lhs * w[:, newaxis]
        rhs = rhs * (w[:, newaxis] if rhs.ndim == 2 else w)
    scale = sqrt((lhs * lhs).sum(axis=0))
    lhs = lhs / scale
    c, rank, s = _native._lstsq(lhs, rhs, rcond)
    c = (c.T / scale).T
    c = c.astype(result_type(lhs, rhs))
    if full:
        r = rhs - dot(lhs * scale, c)
        return c, (r * r).sum(axis=0, keepdims=True), rank, s, rcond
    return c


def polyval(p, x):
    p = asarray(p)
    if isinstance(x, poly1d):
        y = 0
    else:
        x = asarray(x)
        y = zeros_like(x)
    for c in p:
        y = y * x + c
    return y


def polyadd(a1, a2):
    a1, a2 = atleast_1d(a1), atleast_1d(a2)
    n = _builtin_max(len(a1), len(a2))
    return concatenate((zeros(n - len(a1), a1.dtype), a1)) + concatenate((zeros(n - len(a2), a2.dtype), a2))


def polysub(a1, a2):
    return polyadd(a1, -asarray(a2))


def polymul(a1, a2):
    return convolve(a1, a2)


def polyder(p, m=1):
    p = asarray(p)
    for _ in range(m):
        n = len(p) - 1
        p = p[:-1] * arange(n, 0, -1)
    return p


def polyint(p, m=1, k=0):
    p = asarray(p)
    for _ in range(m):
        p = concatenate((p / arange(len(p), 0, -1), [k]))
    return p


class poly1d:
    def __init__(self, c_or_r, r=False, variable=None):
        self.coeffs = trim_zeros(atleast_1d(c_or_r), trim="f")
        if self.coeffs.size == 0:
            self.coeffs = array([0])
        self.c = self.coefficients = self.coeffs
        self.order = self.o = len(self.coeffs) - 1

    def __call__(self, x):
        return polyval(self.coeffs, x)

    def deriv(self, m=1):
        return poly1d(polyder(self.coeffs, m))

    def integ(self, m=1, k=0):
        return poly1d(polyint(self.coeffs, m, k))

    def __add__(self, other):
        return poly1d(polyadd(self.coeffs, other.coeffs if isinstance(other, poly1d) else other))

    def __mul__(self, other):
        return poly1d(polymul(self.coeffs, other.coeffs)) if isinstance(other, poly1d) else poly1d(self.coeffs * other)

    def __getitem__(self, k):
        return self.coeffs[self.order - k] if 0 <= k <= self.order else 0

    def __repr__(self):
        return "poly1d(" + repr(self.coeffs)[6:-1] + ")"


# Text and files ---------------------------------------------------------------------------------------------------------
def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None, nanstr=None, infstr=None, formatter=None, sign=None, floatmode=None, *, legacy=None, override_repr=None):
    options = {"precision": precision, "threshold": threshold, "edgeitems": edgeitems, "linewidth": linewidth, "suppress": suppress}
    for name, value in options.items():
        if value is not None:
            _native._set_option(name, value)


class printoptions:
    def __init__(self, *args, **kwargs):
        self.args, self.kwargs = args, kwargs

    def __enter__(self):
        self.old = get_printoptions()
        set_printoptions(*self.args, **self.kwargs)
        return get_printoptions()

    def __exit__(self, *info):
        set_printoptions(**self.old)


def array_str(a, max_line_width=None, precision=None, suppress_small=None):
    with printoptions(precision=precision, linewidth=max_line_width, suppress=suppress_small):
        return _native._array_text(a, False)


def array_repr(arr, max_line_width=None, precision=None, suppress_small=None):
    with printoptions(precision=precision, linewidth=max_line_width, suppress=suppress_small):
        return _native._array_text(arr, True)


def array2string(a, max_line_width=None, precision=None, suppress_small=None, separator=" ", prefix="", *, formatter=None, threshold=None, edgeitems=None, sign=None, floatmode=None, suffix="", legacy=None):
    with printoptions(precision=precision, linewidth=max_line_width, suppress=suppress_small, threshold=threshold, edgeitems=edgeitems):
        if separator == ", ":
            text = _native._array_text(a, True)
            text = text[6:]
            end = text.rfind("]")
            return text[: end + 1].replace("\n      ", "\n")
        return _native._array_text(a, False)


def format_float_positional(x, precision=None, unique=True, fractional=True, trim="k", sign=False, pad_left=None, pad_right=None, min_digits=None):
    if precision is None:
        text = str(float64(x)) if not isinstance(x, generic) else str(x)
        if "e" in text:
            text = "%.20f" % float(x)
            text = text.rstrip("0")
        if trim == "-":
            text = text.rstrip("0").rstrip(".") if "." in text else text
        return text if trim != "k" or not text.endswith(".0") else text[:-1]
    text = "%.*f" % (precision, float(x))
    if trim == "k":
        return text
    text = text.rstrip("0")
    return text.rstrip(".") if trim == "-" else text + "0" if text.endswith(".") and trim == "0" else text


def binary_repr(num, width=None):
    num = int(num)
    if num >= 0:
        return format(num, "b").zfill(width or 0)
    if width is None:
        return "-" + format(-num, "b")
    return format(2**width + num, "b")


def base_repr(number, base=2, padding=0):
    digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    n = _builtin_abs(int(number))
    out = []
    while n:
        out.append(digits[n % base])
        n //= base
    out.append("0" * padding)
    if number < 0:
        out.append("-")
    return "".join(reversed(out)) or "0"


def save(file, arr, allow_pickle=True):
    file = str(file)
    _native._save(file if file.endswith(".npy") else file + ".npy", arr)


def load(file, mmap_mode=None, allow_pickle=False, fix_imports=True, encoding="ASCII"):
    return _native._load(str(file))


def savetxt(fname, X, fmt="%.18e", delimiter=" ", newline="\n", header="", footer="", comments="# ", encoding=None):
    X = asarray(X)
    rows = X.reshape(-1, 1) if X.ndim < 2 else X
    with open(fname, "w") as f:
        if header:
            f.write(comments + header.replace("\n", "\n" + comments) + newline)
        for row in rows:
            f.write(delimiter.join((fmt if isinstance(fmt, str) else fmt[i]) % v for i, v in enumerate(row)) + newline)
        if footer:
            f.write(comments + footer + newline)


def loadtxt(fname, dtype=float, comments="#", delimiter=None, converters=None, skiprows=0, usecols=None, unpack=False, ndmin=0):
    if isinstance(fname, str):
        with open(fname) as f:
            lines = f.read().split("\n")
    else:
        lines = list(fname)
    rows = []
    for line in lines[skiprows:]:
        line = line.split(comments)[0].strip() if comments else line.strip()
        if line:
            fields = line.split(delimiter)
            if usecols is not None:
                fields = [fields[k] for k in ([usecols] if isinstance(usecols, int) else usecols)]
            rows.append([_parse(x, dtype) for x in fields])
    result = array(rows, dtype=dtype)
    if ndmin < 2 and result.ndim == 2 and 1 in result.shape:
        result = result.squeeze()
    return result.T if unpack else result


def _parse(text, kind):
    kind = dtype(kind)
    return text if kind.kind in "US" else int(text) if kind.kind in "iu" else float(text)


genfromtxt = loadtxt


# Errors of floating point are not reported --------------------------------------------------------------------------------
_error_state = {"divide": "warn", "over": "warn", "under": "ignore", "invalid": "warn"}


def seterr(all=None, divide=None, over=None, under=None, invalid=None):
    old = dict(_error_state)
    for name, value in (("divide", divide), ("over", over), ("under", under), ("invalid", invalid)):
        value = all if value is None else value
        if value is not None:
            _error_state[name] = value
    return old


def geterr():
    return dict(_error_state)


class errstate:
    def __init__(self, **kwargs):
        self.kwargs = kwargs

    def __enter__(self):
        self.old = seterr(**self.kwargs)

    def __exit__(self, *info):
        seterr(**self.old)

    def __call__(self, function):
        return function


def copy(a, order="K", subok=False):
    return array(a)


def astype(x, dtype, /, *, copy=True, device=None):
    return x.astype(dtype, copy=copy)


def asfortranarray(a, dtype=None, *, like=None):
    return asarray(a, dtype)


def asarray_chkfinite(a, dtype=None, order=None):
    a = asarray(a, dtype)
    if a.dtype.kind in "fc" and not isfinite(a).all():
        raise ValueError("array must not contain infs or NaNs")
    return a


def require(a, dtype=None, requirements=None, *, like=None):
    return asarray(a, dtype)


def min_scalar_type(a):
    a = asarray(a)
    if a.ndim or a.dtype.kind not in "iu":
        return a.dtype
    for name in ("uint8", "uint16", "uint32", "uint64") if a >= 0 else ("int8", "int16", "int32", "int64"):
        limits = iinfo(name)
        if limits.min <= int(a) <= limits.max:
            return dtype(name)


def typename(char):
    return dtype(char).name


def hanning(M):
    n = arange(1 - M, M, 2)
    return ones(M, float) if M == 1 else 0.5 + 0.5 * cos(pi * n / (M - 1))


def hamming(M):
    n = arange(1 - M, M, 2)
    return ones(M, float) if M == 1 else 0.54 + 0.46 * cos(pi * n / (M - 1))


class exceptions:
    AxisError = AxisError

    class VisibleDeprecationWarning(UserWarning):
        pass

    class ComplexWarning(RuntimeWarning):
        pass


from numpy import random, linalg, testing
