# numpy, part: Arithmetic
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
