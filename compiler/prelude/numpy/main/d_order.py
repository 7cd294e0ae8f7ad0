# numpy, part: Picking and ordering
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


def ix_(*args):
    result = []
    for k, a in enumerate(args):
        a = asarray(a)
        if a.ndim != 1:
            raise ValueError("Cross index must be 1 dimensional")
        if a.dtype == bool:
            a = flatnonzero(a)
        elif a.size == 0:
            a = a.astype(int)
        result.append(a.reshape((1,) * k + (-1,) + (1,) * (len(args) - k - 1)))
    return tuple(result)


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
