# numpy, part: Statistics
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
