# numpy, part: Shapes
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
