# numpy.linalg
import _numpy as _native
import numpy as np
from _numpy import LinAlgError


def inv(a):
    return _native._inv(a)


def solve(a, b):
    return _native._solve(a, b)


def det(a):
    return _native._det(a)


def slogdet(a):
    d = _native._det(a)
    return np.sign(d), np.log(np.abs(d))


def cholesky(a, /, *, upper=False):
    L = _native._cholesky(a)
    return L.mT if upper else L


def qr(a, mode="reduced"):
    a = np.asarray(a)
    if mode == "complete" and a.shape[0] > a.shape[1]:
        m, n = a.shape
        wide = np.concatenate([a, np.eye(m, dtype=a.dtype)], axis=1)
        q, r = _native._qr(wide)
        return q, r[:, :n]
    q, r = _native._qr(a)
    return r if mode == "r" else (q, r)


def _stacked(a, one):
    a = np.asarray(a)
    if a.ndim == 2:
        return one(a)
    parts = [one(m) for m in a.reshape((-1,) + a.shape[-2:])]
    head = a.shape[:-2]
    if isinstance(parts[0], tuple):
        return tuple(np.stack(p).reshape(head + p[0].shape) for p in zip(*parts))
    return np.stack(parts).reshape(head + parts[0].shape)


def svd(a, full_matrices=True, compute_uv=True, hermitian=False):
    a = np.asarray(a)
    if a.ndim < 2:
        raise LinAlgError("%d-dimensional array given. Array must be at least two-dimensional" % a.ndim)

    def one(m):
        u, s, vt = _native._svd(m)
        if full_matrices:
            u, vt = _completed(u), _completed(vt.T).T
        return u, s, vt

    u, s, vt = _stacked(a, one)
    return (u, s, vt) if compute_uv else s


def _completed(u):
    # The orthonormal columns of u extended to a square matrix.
    m, k = u.shape
    if m == k:
        return u
    q, r = _native._qr(np.concatenate([u, np.eye(m, dtype=u.dtype)], axis=1))
    return np.concatenate([u, q[:, k:]], axis=1)


def svdvals(x, /):
    return svd(x, compute_uv=False)


def eigh(a, UPLO="L"):
    a = np.asarray(a)
    return _stacked(a.mT if UPLO == "U" else a, _native._eigh)


def eigvalsh(a, UPLO="L"):
    return eigh(a, UPLO)[0]


def _hessenberg_eigenvalues(a):
    # Shifted QR iterations in complex arithmetic on a small matrix.
    a = np.asarray(a).astype(complex)
    n = a.shape[0]
    values = []
    while n > 1:
        for _ in range(1000):
            if abs(a[n - 1, : n - 1]).sum() < 1e-14 * (abs(a[n - 1, n - 1]) + abs(a[n - 2, n - 2]) + 1e-300):
                break
            p, q, r, s = a[n - 2, n - 2], a[n - 2, n - 1], a[n - 1, n - 2], a[n - 1, n - 1]
            half, d = (p + s) / 2, ((p - s) / 2) ** 2 + q * r
            root = d**0.5
            shift = half + root if abs(half + root - s) < abs(half - root - s) else half - root
            Q, R = _complex_qr(a - shift * np.eye(n))
            a = R @ Q + shift * np.eye(n)
        values.append(a[n - 1, n - 1])
        a = a[: n - 1, : n - 1]
        n -= 1
    values.append(a[0, 0])
    return np.array(values[::-1])


def _complex_qr(a):
    n = a.shape[0]
    q = np.zeros((n, n), complex)
    r = np.zeros((n, n), complex)
    for j in range(n):
        v = a[:, j].copy()
        for _ in range(2):
            for i in range(j):
                c = (np.conj(q[:, i]) * v).sum()
                r[i, j] += c
                v = v - c * q[:, i]
        length = np.sqrt((np.abs(v) ** 2).sum())
        r[j, j] = length
        q[:, j] = v / length if length > 0 else v
    return q, r


def eigvals(a):
    a = np.asarray(a)
    if a.shape[-1] != a.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")
    w = _hessenberg_eigenvalues(a)
    if not np.iscomplexobj(a) and np.abs(w.imag).max() <= 1e-12 * max(np.abs(w).max(), 1e-300):
        return w.real.copy()
    return w


def eig(a):
    a = np.asarray(a)
    w = eigvals(a)
    n = a.shape[0]
    columns = []
    for value in w:
        m = a.astype(complex) - (value + 1e-13 * (abs(value) + 1)) * np.eye(n)
        v = np.ones(n, complex)
        inverse = _complex_inverse(m)
        for _ in range(3):
            v = inverse @ v
            v = v / np.sqrt((np.abs(v) ** 2).sum())
        columns.append(v)
    vectors = np.stack(columns, axis=1)
    if not np.iscomplexobj(w):
        largest = [vectors[np.argmax(np.abs(vectors[:, k])), k] for k in range(n)]
        vectors = np.stack([(vectors[:, k] / (largest[k] / abs(largest[k]))).real for k in range(n)], axis=1)
    return w, vectors


def _complex_inverse(m):
    n = m.shape[0]
    big = np.zeros((2 * n, 2 * n))
    big[:n, :n] = big[n:, n:] = m.real
    big[:n, n:] = -m.imag
    big[n:, :n] = m.imag
    out = _native._inv(big)
    return out[:n, :n] + 1j * out[n:, :n]


def lstsq(a, b, rcond=None):
    a, b = np.asarray(a), np.asarray(b)
    m, n = a.shape
    if rcond is None:
        rcond = np.finfo(np.float64).eps * max(m, n)
    x, rank, s = _native._lstsq(a, b, rcond)
    if rank == n and m > n:
        r = b - a @ x
        residuals = (r * r).sum(axis=0, keepdims=True) if b.ndim == 1 else (r * r).sum(axis=0)
    else:
        residuals = np.array([])
    return x, residuals, rank, s


def pinv(a, rcond=None, hermitian=False, *, rtol=None):
    a = np.asarray(a)
    if rcond is None:
        rcond = 1e-15 if rtol is None else rtol

    def one(m):
        u, s, vt = _native._svd(m)
        large = s > rcond * s.max()
        inverse = np.where(large, 1 / np.where(large, s, 1), 0).astype(s.dtype)
        return vt.T @ (inverse[:, None] * u.T)

    return _stacked(a, one)


def matrix_rank(A, tol=None, hermitian=False, *, rtol=None):
    A = np.asarray(A)
    if A.ndim < 2:
        return int(not (A == 0).all())
    s = svd(A, compute_uv=False)
    if tol is None:
        tol = s.max(axis=-1, keepdims=True) * max(A.shape[-2:]) * np.finfo(s.dtype).eps
    return np.count_nonzero(s > tol, axis=-1)


def matrix_power(a, n):
    a = np.asarray(a)
    if n < 0:
        a, n = inv(a), -n
    result = np.eye(a.shape[-1], dtype=a.dtype)
    while n:
        if n & 1:
            result = result @ a
        a = a @ a
        n >>= 1
    return result


def multi_dot(arrays):
    result = np.asarray(arrays[0])
    for a in arrays[1:]:
        result = np.dot(result, a)
    return result


def norm(x, ord=None, axis=None, keepdims=False):
    x = np.asarray(x)
    if x.dtype.kind not in "fc":
        x = x.astype(float)
    if axis is None:
        if ord is None or (ord in ("f", "fro") and x.ndim == 2) or (ord == 2 and x.ndim == 1):
            flat = x.ravel()
            if np.iscomplexobj(flat):
                total = np.dot(flat.real, flat.real) + np.dot(flat.imag, flat.imag)
            else:
                total = np.dot(flat, flat)
            result = np.sqrt(total)
            return result.reshape((1,) * x.ndim) if keepdims else result
        axis = tuple(range(x.ndim))
    elif not isinstance(axis, tuple):
        axis = (int(axis),)
    if len(axis) == 1:
        k = axis[0]
        a = np.abs(x)
        if ord == np.inf:
            return a.max(axis=k, keepdims=keepdims)
        if ord == -np.inf:
            return a.min(axis=k, keepdims=keepdims)
        if ord == 0:
            return (x != 0).astype(a.dtype).sum(axis=k, keepdims=keepdims)
        if ord == 1:
            return np.add.reduce(a, axis=k, keepdims=keepdims)
        if ord is None or ord == 2:
            return np.sqrt(np.add.reduce(a * a, axis=k, keepdims=keepdims))
        if isinstance(ord, str):
            raise ValueError("Invalid norm order '%s' for vectors" % ord)
        return (a**ord).sum(axis=k, keepdims=keepdims) ** (1.0 / ord)
    if len(axis) != 2:
        raise ValueError("Improper number of dimensions to norm.")
    row, column = [k % x.ndim for k in axis]
    if ord is None or ord in ("f", "fro"):
        return np.sqrt(np.add.reduce(np.abs(x) ** 2, axis=(row, column), keepdims=keepdims))
    moved = np.moveaxis(x, (row, column), (-2, -1))
    if ord == 2:
        result = svd(moved, compute_uv=False).max(axis=-1)
    elif ord == -2:
        result = svd(moved, compute_uv=False).min(axis=-1)
    elif ord == "nuc":
        result = svd(moved, compute_uv=False).sum(axis=-1)
    elif ord in (1, -1):
        sums = np.abs(moved).sum(axis=-2)
        result = sums.max(axis=-1) if ord == 1 else sums.min(axis=-1)
    elif ord in (np.inf, -np.inf):
        sums = np.abs(moved).sum(axis=-1)
        result = sums.max(axis=-1) if ord == np.inf else sums.min(axis=-1)
    else:
        raise ValueError("Invalid norm order for matrices.")
    if keepdims:
        result = np.expand_dims(result, axis)
    return result


def vector_norm(x, /, *, axis=None, keepdims=False, ord=2):
    x = np.asarray(x)
    return norm(x.ravel() if axis is None else x, ord, axis, keepdims) if not keepdims or axis is not None else norm(x.ravel(), ord).reshape((1,) * x.ndim)


def matrix_norm(x, /, *, keepdims=False, ord="fro"):
    return norm(x, ord, (-2, -1), keepdims)


def cond(x, p=None):
    if p is None or p == 2:
        s = svd(x, compute_uv=False)
        return s[..., 0] / s[..., -1]
    return norm(x, p, axis=(-2, -1)) * norm(inv(x), p, axis=(-2, -1))


def trace(x, /, *, offset=0, dtype=None):
    return np.trace(x, offset, -2, -1)


diagonal = np.diagonal
outer = np.outer
cross = np.cross
matmul = np.matmul
tensordot = np.tensordot
vecdot = np.vecdot
