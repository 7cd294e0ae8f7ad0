# numpy.linalg, numpy.testing, files, functions over functions.
import numpy as np

a = np.array([[4.0, 2.0], [1.0, 3.0]])
print(np.linalg.inv(a), np.linalg.det(a).round(6), np.linalg.solve(a, [2.0, 1.0]), np.linalg.norm(a), np.linalg.matrix_power(a, 2), np.linalg.matrix_rank(a), np.linalg.cholesky([[4.0, 2.0], [2.0, 3.0]]).round(6))
print(np.linalg.eigvalsh([[2.0, 1.0], [1.0, 2.0]]).round(6), np.linalg.svd(a, compute_uv=False).round(6), np.linalg.qr(a)[1].round(6), np.linalg.lstsq([[1.0, 1], [1, 2], [1, 3]], [1.0, 2, 2], rcond=None)[0].round(6), np.linalg.pinv([[1.0, 2], [3, 4], [5, 6]]).round(6))
print(np.polyfit([0, 1, 2], [1, 3, 5], 1).round(6), np.polyval([1, 2], 3), np.interp(1.5, [1, 2], [10, 20]), np.convolve([1, 2, 3], [0, 1]), np.cross([1, 0, 0], [0, 1, 0]))
print(np.allclose([1.0], [1.0 + 1e-9]), np.isclose(1.0, 1.1), np.array_equal([1, 2], [1, 2]), np.array_equal([1], [1, 2]), np.isin([1, 2, 5], [2, 5]), np.union1d([1, 2], [2, 3]), np.digitize([0.5, 1.5], [0, 1, 2]))
print(np.apply_along_axis(lambda v: v.sum(), 0, np.arange(6).reshape(2, 3)), np.vectorize(lambda p, q: p + q)([1, 2], [3, 4]), list(np.ndenumerate([[1, 2]])), np.fromfunction(lambda i, j: i + j, (2, 2)), np.select([[True, False]], [[1, 2]], 9))
np.testing.assert_allclose([1.0], [1.0 + 1e-9], rtol=1e-6)
np.testing.assert_array_equal([1, 2], [1, 2])
np.testing.assert_almost_equal(1.0, 1.0 + 1e-9)
for bad in (lambda: np.testing.assert_allclose([1.0, 2.0], [1.0, 2.5]), lambda: np.testing.assert_array_equal([1, 2], [1, 3]), lambda: np.linalg.inv(np.zeros((2, 2))), lambda: np.linalg.solve(np.ones((2, 3)), [1, 2])):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
x = np.arange(6, dtype=np.float32).reshape(2, 3)
y = np.frombuffer(x.tobytes(), dtype=np.float32)
print(y, x.view(np.int32)[0], np.pi, np.e, np.inf, np.nan, -np.inf, np.newaxis, np.float32(np.pi))
with np.errstate(divide="ignore", invalid="ignore"):
    print(np.array([1.0, 0.0]) / 0.0, np.log(np.array([0.0])), np.sqrt(np.array([-1.0])))
print(np.nan_to_num([np.nan, np.inf, 1.0]), np.isnan(np.nan), np.nan == np.nan, np.real([1 + 2j]), np.conj([1 + 2j]), np.angle(1j), np.array([1 + 2j]).imag)
