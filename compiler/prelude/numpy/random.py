# numpy.random: RandomState and Generator over native bit generators.
import _numpy as _native
import numpy as np


def _count(size):
    n = 1
    for d in size if isinstance(size, (tuple, list)) else (size,):
        if d < 0:
            raise ValueError("negative dimensions are not allowed")
        n *= int(d)
    return n


def _shape(size):
    return tuple(int(d) for d in size) if isinstance(size, (tuple, list)) else (int(size),)


class _Common:
    # What RandomState and Generator compute alike from their streams.
    def _draw(self, kind, size):
        if size is None:
            return _native._draw(self._bits, kind, 1)[0]
        return _native._draw(self._bits, kind, _count(size)).reshape(_shape(size))

    def _numbers(self, kind, size):
        # As Python floats where one number is wanted.
        x = self._draw(kind, size)
        return float(x) if size is None else x

    def _scaled(self, kind, size, *parameters):
        # (draws, parameters): one draw for each element of the broadcast shape.
        if all(np.ndim(p) == 0 for p in parameters):
            return self._numbers(kind, size)
        shape = np.broadcast_shapes(*[np.shape(p) for p in parameters])
        return self._draw(kind, shape if size is None else size)

    def uniform(self, low=0.0, high=1.0, size=None):
        x = self._scaled("double", size, low, high)
        if np.ndim(low) == 0 and np.ndim(high) == 0:
            low, high = float(low), float(high)
            if np.isinf(high - low):
                raise OverflowError("Range exceeds valid bounds")
        else:
            low, high = np.asarray(low) * 1.0, np.asarray(high) * 1.0
        return low + (high - low) * x

    def normal(self, loc=0.0, scale=1.0, size=None):
        if np.any(np.asarray(scale) < 0):
            raise ValueError("scale < 0")
        x = self._scaled("gauss", size, loc, scale)
        if np.ndim(loc) == 0 and np.ndim(scale) == 0:
            loc, scale = float(loc), float(scale)
        return loc + np.asarray(scale)[()] * x if np.ndim(scale) else loc + scale * x

    def lognormal(self, mean=0.0, sigma=1.0, size=None):
        return np.exp(self.normal(mean, sigma, size))

    def exponential(self, scale=1.0, size=None):
        if np.any(np.asarray(scale) < 0):
            raise ValueError("scale < 0")
        return scale * self._scaled("exponential", size, scale)

    def _each(self, kind, size, *parameters):
        shape = np.broadcast_shapes(*[np.shape(p) for p in parameters]) if size is None else _shape(size)
        arrays = [np.broadcast_to(np.asarray(p) * 1.0, shape) for p in parameters]
        return arrays, shape

    def standard_gamma(self, shape, size=None):
        (k,), shape = self._each("gamma", size, shape)
        return _native._draw_each(self._bits, "gamma", k)[()]

    def gamma(self, shape, scale=1.0, size=None):
        (k, s), shape = self._each("gamma", size, shape, scale)
        return (s * _native._draw_each(self._bits, "gamma", k))[()]

    def chisquare(self, df, size=None):
        (k,), shape = self._each("gamma", size, df)
        return (2.0 * _native._draw_each(self._bits, "gamma", k / 2.0))[()]

    def poisson(self, lam=1.0, size=None):
        if np.any(np.asarray(lam) < 0):
            raise ValueError("lam < 0 or lam is NaN")
        (m,), shape = self._each("poisson", size, lam)
        out = _native._draw_each(self._bits, "poisson", m)[()]
        return int(out) if size is None and np.ndim(lam) == 0 else out

    def laplace(self, loc=0.0, scale=1.0, size=None):
        def one(u):
            return scale * np.log(u + u) if u < 0.5 else -scale * np.log(2.0 - u - u)

        if size is None:
            u = self._numbers("double", None)
            return float(loc + (-scale * np.log(2.0 - u - u) if u >= 0.5 else scale * np.log(u + u)))
        u = self._draw("double", size)
        return loc + np.where(u >= 0.5, -scale * np.log(2.0 - u - u), scale * np.log(u + u))

    def gumbel(self, loc=0.0, scale=1.0, size=None):
        return loc - scale * np.log(-np.log(1.0 - self._numbers("double", size)))

    def logistic(self, loc=0.0, scale=1.0, size=None):
        u = self._numbers("double", size)
        return loc + scale * np.log(u / (1.0 - u))

    def multivariate_normal(self, mean, cov, size=None, check_valid="warn", tol=1e-8, *, method="svd"):
        mean, cov = np.asarray(mean), np.asarray(cov)
        shape = () if size is None else _shape(size)
        x = self._draw("gauss", shape + mean.shape)
        u, s, v = np.linalg.svd(cov)
        return mean + np.dot(x, np.sqrt(s)[:, None] * v)

    def dirichlet(self, alpha, size=None):
        alpha = np.asarray(alpha) * 1.0
        shape = () if size is None else _shape(size)
        g = _native._draw_each(self._bits, "gamma", np.broadcast_to(alpha, shape + alpha.shape))
        return g / g.sum(axis=-1, keepdims=True)

    def multinomial(self, n, pvals, size=None):
        pvals = np.asarray(pvals) * 1.0
        shape = () if size is None else _shape(size)
        out = np.zeros(shape + pvals.shape, int)
        for index in np.ndindex(shape):
            left, rest = n, 1.0
            for k in range(len(pvals) - 1):
                out[index + (k,)] = self.binomial(left, pvals[k] / rest)
                left -= out[index + (k,)]
                if left <= 0:
                    break
                rest -= pvals[k]
            if left > 0:
                out[index + (len(pvals) - 1,)] = left
        return out

    def _binomial_one(self, n, p):
        if n == 0 or p == 0:
            return 0
        if p > 0.5:
            return n - self._binomial_one(n, 1.0 - p)
        if n * p > 30:
            return self._binomial_large(n, p)
        # Inversion.
        q = 1.0 - p
        start = np.exp(n * np.log(q))
        mean = n * p
        bound = min(n, mean + 10.0 * np.sqrt(mean * q + 1))
        x, px = 0, start
        u = float(self._draw("double", None))
        while u > px:
            x += 1
            if x > bound:
                x, px = 0, start
                u = float(self._draw("double", None))
            else:
                u -= px
                px = ((n - x + 1) * p * px) / (x * q)
        return x

    def _binomial_large(self, n, p):
        # Kachitvichyanukul and Schmeiser's BTPE.
        r = p
        q = 1.0 - r
        fm = n * r + r
        m = int(np.floor(fm))
        p1 = np.floor(2.195 * np.sqrt(n * r * q) - 4.6 * q) + 0.5
        xm = m + 0.5
        xl, xr = xm - p1, xm + p1
        c = 0.134 + 20.5 / (15.3 + m)
        a = (fm - xl) / (fm - xl * r)
        laml = a * (1.0 + a / 2.0)
        a = (xr - fm) / (xr * q)
        lamr = a * (1.0 + a / 2.0)
        p2 = p1 * (1.0 + 2.0 * c)
        p3 = p2 + c / laml
        p4 = p3 + c / lamr
        nrq = n * r * q
        while True:
            u = float(self._draw("double", None)) * p4
            v = float(self._draw("double", None))
            if u <= p1:
                return int(np.floor(xm - p1 * v + u))
            if u <= p2:
                x = xl + (u - p1) / c
                v = v * c + 1.0 - abs(m - x + 0.5) / p1
                if v > 1.0:
                    continue
                y = int(np.floor(x))
            elif u <= p3:
                y = int(np.floor(xl + np.log(v) / laml))
                if y < 0 or v == 0.0:
                    continue
                v = v * (u - p2) * laml
            else:
                y = int(np.floor(xr - np.log(v) / lamr))
                if y > n or v == 0.0:
                    continue
                v = v * (u - p3) * lamr
            k = abs(y - m)
            if not (k > 20 and k < nrq / 2.0 - 1):
                s = r / q
                a = s * (n + 1)
                F = 1.0
                if m < y:
                    for i in range(m + 1, y + 1):
                        F *= a / i - s
                elif m > y:
                    for i in range(y + 1, m + 1):
                        F /= a / i - s
                if v > F:
                    continue
                return y
            rho = (k / nrq) * ((k * (k / 3.0 + 0.625) + 0.16666666666666666) / nrq + 0.5)
            t = -k * k / (2 * nrq)
            A = np.log(v)
            if A < t - rho:
                return y
            if A > t + rho:
                continue
            x1, f1, z, w = y + 1, m + 1, n + 1 - m, n - y + 1
            x2, f2, z2, w2 = x1 * x1, f1 * f1, z * z, w * w

            def series(b, b2):
                return (13680.0 - (462.0 - (132.0 - (99.0 - 140.0 / b2) / b2) / b2) / b2) / b / 166320.0

            limit = xm * np.log(f1 / x1) + (n - m + 0.5) * np.log(z / w) + (y - m) * np.log(w * r / (x1 * q))
            limit += series(f1, f2) + series(z, z2) + series(x1, x2) + series(w, w2)
            if A > limit:
                continue
            return y

    def binomial(self, n, p, size=None):
        if np.any(np.asarray(p) < 0) or np.any(np.asarray(p) > 1):
            raise ValueError("p < 0, p > 1 or p is NaN")
        if size is None and np.ndim(n) == 0 and np.ndim(p) == 0:
            return self._binomial_one(int(n), float(p))
        (ns, ps), shape = self._each("binomial", size, n, p)
        values = [self._binomial_one(int(a), float(b)) for a, b in zip(ns.ravel(), ps.ravel())]
        return np.array(values, dtype=int).reshape(shape)

    def bernoulli(self, p, size=None):
        return self.binomial(1, p, size)

    def beta(self, a, b, size=None):
        shape = np.broadcast_shapes(np.shape(a), np.shape(b)) if size is None else _shape(size)
        ones = np.broadcast_to(np.asarray(a) * 1.0, shape), np.broadcast_to(np.asarray(b) * 1.0, shape)
        out = []
        for x, y in zip(ones[0].ravel(), ones[1].ravel()):
            out.append(self._beta_one(float(x), float(y)))
        return np.array(out).reshape(shape)[()]

    def _beta_one(self, a, b):
        if a <= 1.0 and b <= 1.0:
            while True:
                u, v = float(self._draw("double", None)), float(self._draw("double", None))
                x, y = u ** (1.0 / a), v ** (1.0 / b)
                if x + y <= 1.0 and (u or v):
                    if x + y > 0:
                        return x / (x + y)
                    lx, ly = np.log(u) / a, np.log(v) / b
                    top = max(lx, ly)
                    return float(np.exp(lx - top - np.log(np.exp(lx - top) + np.exp(ly - top))))
        x = float(_native._draw_each(self._bits, "gamma", [a])[0])
        y = float(_native._draw_each(self._bits, "gamma", [b])[0])
        return x / (x + y)

    def shuffle(self, x, axis=0):
        n = len(x)
        order = _native._draw_shuffle(self._bits, n)
        if isinstance(x, np.ndarray):
            if axis == 0:
                x[...] = x[order]
            else:
                x[...] = np.take(x, order, axis=axis)
            return
        old = list(x)
        for k in range(n):
            x[k] = old[int(order[k])]

    def permutation(self, x, axis=0):
        if isinstance(x, (int, np.integer)):
            return _native._draw_shuffle(self._bits, x)
        x = np.asarray(x)
        return np.take(x, _native._draw_shuffle(self._bits, x.shape[axis]), axis=axis)

    def _bounds(self, low, high, dtype, endpoint):
        dtype = np.dtype(dtype)
        if dtype.kind not in "iub":
            raise TypeError("Unsupported dtype dtype('%s') for randint" % dtype)
        if high is None:
            low, high = 0, low
        low, high = int(low), int(high)
        if not endpoint:
            high -= 1
        least, most = (0, 1) if dtype.kind == "b" else (np.iinfo(dtype).min, np.iinfo(dtype).max)
        if low < least:
            raise ValueError("low is out of bounds for %s" % dtype)
        if high > most:
            raise ValueError("high is out of bounds for %s" % dtype)
        return low, high, dtype

    def _integers(self, low, high, size, dtype, endpoint):
        if np.ndim(low) or np.ndim(high if high is not None else 0):
            if high is None:
                low, high = 0, low
            lows, highs = np.broadcast_arrays(low, high)
            if size is not None:
                lows, highs = np.broadcast_to(lows, size), np.broadcast_to(highs, size)
            out = [int(self._integers(int(a), int(b), None, dtype, endpoint)) for a, b in zip(lows.ravel(), highs.ravel())]
            return np.array(out, dtype=dtype).reshape(lows.shape)
        low, high, kind = self._bounds(low, high, dtype, endpoint)
        if low > high:
            raise ValueError("low > high" if endpoint else "low >= high")
        n = 1 if size is None else _count(size)
        x = _native._draw_integers(self._bits, low, high - low, n, kind)
        if size is not None:
            return x.reshape(_shape(size))
        # A Python type as dtype gives a Python object.
        if dtype is int:
            return int(x[0])
        return bool(x[0]) if dtype is bool else x[0]


class RandomState(_Common):
    def __init__(self, seed=None):
        self._bits = _native._bits("mt19937", seed)

    def seed(self, seed=None):
        self._bits = _native._bits("mt19937", seed)

    def rand(self, *args):
        return self._numbers("double", args if args else None)

    def randn(self, *args):
        return self._numbers("gauss", args if args else None)

    def random_sample(self, size=None):
        return self._numbers("double", size)

    random = ranf = sample = random_sample

    def standard_normal(self, size=None):
        return self._numbers("gauss", size)

    def standard_exponential(self, size=None):
        return self._numbers("exponential", size)

    def randint(self, low, high=None, size=None, dtype=int):
        return self._integers(low, high, size, dtype, False)

    def random_integers(self, low, high=None, size=None):
        if high is None:
            low, high = 1, low
        return self._integers(low, high + 1, size, int, False)

    def bytes(self, length):
        return self._integers(0, 2**32, -(-length // 4), np.uint32, False).tobytes()[:length]

    def choice(self, a, size=None, replace=True, p=None):
        pool = np.asarray(a) if not isinstance(a, (int, np.integer)) else None
        n = int(a) if pool is None else pool.shape[0]
        if pool is not None and pool.ndim != 1:
            raise ValueError("a must be 1-dimensional")
        if n <= 0 and size != 0:
            raise ValueError("a must be greater than 0 unless no samples are taken" if pool is None else "'a' cannot be empty unless no samples are taken")
        if p is not None:
            p = _checked(p, n)
        count = 1 if size is None else _count(size)
        if replace:
            if p is not None:
                cdf = p.cumsum()
                cdf = cdf / cdf[-1]
                index = cdf.searchsorted(self.random_sample(size), side="right")
            else:
                index = self.randint(0, n, size=size)
        else:
            if count > n:
                raise ValueError("Cannot take a larger sample than population when 'replace=False'")
            if p is not None:
                index = _choose_with(self, n, count, p)
            else:
                index = self.permutation(n)[:count]
            index = index.reshape(_shape(size)) if size is not None else index[0]
        return index if pool is None else pool[index]

    def get_state(self, legacy=True):
        raise NotImplementedError("numpy.random.get_state")


def _checked(p, n):
    p = np.asarray(p) * 1.0
    if p.ndim != 1:
        raise ValueError("'p' must be 1-dimensional")
    if p.size != n:
        raise ValueError("'a' and 'p' must have same size")
    if (p < 0).any():
        raise ValueError("probabilities are not non-negative")
    if abs(p.sum() - 1.0) > 1e-8:
        raise ValueError("probabilities do not sum to 1")
    return p


def _choose_with(state, n, count, p):
    if np.count_nonzero(p > 0) < count:
        raise ValueError("Fewer non-zero entries in p than size")
    p = p.copy()
    found = np.zeros(count, int)
    done = 0
    while done < count:
        x = state.random_sample((count - done,)) if isinstance(state, RandomState) else state.random((count - done,))
        if done > 0:
            p[found[0:done]] = 0
        cdf = np.cumsum(p)
        cdf = cdf / cdf[-1]
        new = cdf.searchsorted(x, side="right")
        _, first = np.unique(new, return_index=True)
        first.sort()
        new = new.take(first)
        found[done : done + new.size] = new
        done += new.size
    return found


class Generator(_Common):
    def __init__(self, bit_generator):
        self._bits = bit_generator._bits if hasattr(bit_generator, "_bits") else bit_generator
        self.bit_generator = bit_generator

    def __repr__(self):
        return "Generator(PCG64)"

    def random(self, size=None, dtype=np.float64, out=None):
        if np.dtype(dtype) == np.float32:
            return self._draw("float", size)
        return self._numbers("double", size)

    def standard_normal(self, size=None, dtype=np.float64, out=None):
        if np.dtype(dtype) == np.float32:
            return self._draw("gauss_float", size)
        return self._numbers("gauss", size)

    def standard_exponential(self, size=None, dtype=np.float64, method="zig", out=None):
        return self._numbers("exponential", size)

    def integers(self, low, high=None, size=None, dtype=np.int64, endpoint=False):
        return self._integers(low, high, size, dtype, endpoint)

    def permuted(self, x, axis=None, out=None):
        x = np.array(x)
        if axis is None:
            return self.permutation(x.ravel()).reshape(x.shape)
        return np.apply_along_axis(self.permutation, axis, x)

    def choice(self, a, size=None, replace=True, p=None, axis=0, shuffle=True):
        pool = np.asarray(a) if not isinstance(a, (int, np.integer)) else None
        n = int(a) if pool is None else pool.shape[axis]
        if n <= 0 and size != 0:
            raise ValueError("a must be a positive integer unless no samples are taken" if pool is None else "a cannot be empty unless no samples are taken")
        if p is not None:
            p = _checked(p, n)
        count = 1 if size is None else _count(size)
        if replace:
            if p is not None:
                cdf = p.cumsum()
                cdf = cdf / cdf[-1]
                index = cdf.searchsorted(self.random(size), side="right")
            else:
                index = self.integers(0, n, size=size)
                index = int(index) if size is None else index
        else:
            if count > n:
                raise ValueError("Cannot take a larger sample than population when replace is False")
            if p is not None:
                index = _choose_with(self, n, count, p)
            else:
                index = _native._draw_distinct(self._bits, n, count, shuffle)
            index = index.reshape(_shape(size)) if size is not None else index[0]
        return index if pool is None else np.take(pool, index, axis=axis)


class PCG64:
    def __init__(self, seed=None):
        if isinstance(seed, SeedSequence):
            seed = seed.entropy
        self._bits = _native._bits("pcg64", seed)


class MT19937:
    def __init__(self, seed=None):
        raise NotImplementedError("numpy.random.MT19937")


class SeedSequence:
    def __init__(self, entropy=None, *, spawn_key=(), pool_size=4, n_children_spawned=0):
        self.entropy = entropy


def default_rng(seed=None):
    if isinstance(seed, Generator):
        return seed
    return Generator(seed if isinstance(seed, PCG64) else PCG64(seed))


# The functions of the module share one RandomState.
_global = RandomState()
mtrand = _global


def seed(seed=None):
    _global.seed(seed)


rand = _global.rand
randn = _global.randn
random = _global.random_sample
random_sample = ranf = sample = _global.random_sample
randint = _global.randint
random_integers = _global.random_integers
uniform = _global.uniform
normal = _global.normal
standard_normal = _global.standard_normal
standard_exponential = _global.standard_exponential
exponential = _global.exponential
lognormal = _global.lognormal
choice = _global.choice
shuffle = _global.shuffle
permutation = _global.permutation
binomial = _global.binomial
poisson = _global.poisson
gamma = _global.gamma
standard_gamma = _global.standard_gamma
beta = _global.beta
chisquare = _global.chisquare
laplace = _global.laplace
gumbel = _global.gumbel
logistic = _global.logistic
multivariate_normal = _global.multivariate_normal
multinomial = _global.multinomial
dirichlet = _global.dirichlet
bytes = _global.bytes
