# numpy, part: Text and files
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
