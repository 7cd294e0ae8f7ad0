# Scalars and dtypes.
import numpy as np

for x in (np.float32(1.5), np.float64(0.1), np.int32(3), np.int64(-7), np.uint8(200), np.bool(True), np.float16(0.1), np.complex64(1 + 2j), np.complex128(2j), np.str_("hi"), np.bytes_(b"yo")):
    print(x, repr(x), [x], type(x).__name__, x.dtype, x.shape, x.ndim, x.item(), type(x.item()).__name__)
print(np.float32(1e10), np.float32(1e-7), np.float64(1e16), np.float64(1e15), np.float32(16777216), np.float32(0.1) + np.float32(0.2), np.float64("nan"), np.float32(np.inf), np.float32("2.5"))
print(np.float32(2) * 3, type(np.float32(2) * 3).__name__, 3 * np.float32(2), np.float32(1) + np.float64(1), np.float64(1) + 1, np.int32(1) + 1, np.int32(1) + 1.5, type(np.int32(1) + 1.5).__name__, np.int64(5) // 2, type(np.int64(5) / 2).__name__)
print("%.2f" % np.float32(1.234), "%d" % np.int64(3), "{:.3f}".format(np.float64(2.5)), f"{np.float32(0.5):.2f} {np.int32(5):4d} {np.float32(0.1)} {np.bool(False)}", "%s" % np.float32(0.1), str(np.int8(3)))
print(float(np.float32(0.1)), int(np.float64(2.9)), bool(np.int8(0)), round(np.float32(2.567), 2), round(np.float64(2.5)), abs(np.int32(-3)), max(np.float32(1), 2), sum([np.float32(1), np.float32(2)]), [1, 2, 3][np.int64(1)], list(range(np.int32(2))))
print(isinstance(np.float64(1), float), isinstance(np.float32(1), float), isinstance(np.int64(1), int), isinstance(np.float32(1), np.floating), isinstance(np.int8(1), np.integer), isinstance(np.uint8(1), np.number), isinstance(np.bool(True), np.generic), issubclass(np.float32, np.floating), isinstance(np.ones(1), np.ndarray))
print(np.float32(1) == 1, np.float32(0.1) == 0.1, np.int64(3) == 3.0, hash(np.int64(3)) == hash(3), {np.int64(1): "a"}[1], np.float32(1) < 2, np.float64(1) is not None, np.float32(1) != "a")
print(np.dtype("float32"), repr(np.dtype(np.int64)), np.dtype(float) == "float64", np.dtype("i4") == np.int32, np.dtype("f4").name, np.dtype("f4").itemsize, np.dtype("f4").kind, np.dtype(bool).str, np.dtype("U5"), np.dtype("f4").type, np.float32, np.ndarray)
print(np.array([1]).dtype == int, np.array([1.0]).dtype == np.float64, np.array([1.0]).dtype.type is np.float64, np.result_type(np.float32, np.int32), np.promote_types("i4", "f4"), np.can_cast("i4", "f8"), np.can_cast("f8", "f4"), np.issubdtype(np.int32, np.integer))
print(np.iinfo(np.int8).max, np.iinfo(np.int32).min, np.finfo(np.float32).eps, np.finfo(np.float64).max, np.finfo(np.float32).tiny, np.float32(3).astype(int), np.float32(2.5).tolist(), np.int64(4).reshape(1), np.float64(1.5).is_integer(), np.float32(9).sum())
print(np.float32(1.5).dtype.name, np.arange(3).dtype.name, np.int_ is np.int64, np.uint8(255), np.int8(-128), np.array(3.5)[()], type(np.array(3.5)[()]).__name__, np.array([1.5]).item(), np.array(2).item() + 1)
for bad in (lambda: np.uint8(300), lambda: np.int8(1) + 200, lambda: np.float32([1, 2])[5], lambda: np.float32(1)[0], lambda: np.array(1)[0], lambda: iter(np.array(1)), lambda: np.dtype("bogus"), lambda: np.float32("x")):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, str(e))
