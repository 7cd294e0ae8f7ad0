# numpy, part: Comparing
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


def real_if_close(a, tol=100):
    a = asarray(a)
    if a.dtype.kind == "c" and all(absolute(a.imag) < tol * finfo(a.dtype).eps):
        return a.real
    return a


def unwrap(p, discont=None, axis=-1, *, period=2 * pi):
    p = moveaxis(asarray(p) * 1.0, axis, -1)
    d = diff(p)
    half = period / 2
    step = mod(d + half, period) - half
    step = where((step == -half) & (d > 0), half, step)
    fix_ = where(absolute(d) < (half if discont is None else discont), 0, step - d)
    out = p.copy()
    out[..., 1:] = p[..., 1:] + cumsum(fix_, axis=-1)
    return moveaxis(out, -1, axis)


def spacing(x):
    x = asarray(x)
    return copysign(nextafter(absolute(x), asarray(inf, dtype=x.dtype)) - absolute(x), x)


def nanquantile(a, q, axis=None):
    return nanpercentile(a, asarray(q) * 100, axis)


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
