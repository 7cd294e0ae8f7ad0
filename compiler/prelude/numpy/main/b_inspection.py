# numpy, part: Looking at arrays
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
