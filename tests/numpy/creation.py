# Making arrays: dtypes, shapes, text.
import numpy as np

for a in (np.array([1, 2, 3]), np.array([1, 2.5]), np.array([[True], [False]]), np.array([1, True]), np.array([1j, 2]), np.array([]), np.array(5), np.array([[]]),
          np.array([1, 2], dtype=np.float32), np.array([1.7, -1.7], dtype=int), np.array([[1, 2], [3, 4]], np.uint8), np.array(["a", "bc"]), np.array([b"x", b"yz"]),
          np.array([None, 1]), np.array([1, "a"]), np.array([np.float32(1), 2]), np.array([2**63]), np.array(range(3)), np.array([(1, 2), [3, 4]])):
    print(repr(a), a.dtype, a.shape)
print(np.zeros(3), np.zeros((2, 3), int), np.ones((1, 2), "float32"), np.full((2, 2), 7), np.full(2, 1.5), np.empty((0, 2)).shape)
print(np.arange(5), np.arange(2, 8, 2), np.arange(1, 2, 0.25), np.arange(5, 0, -2), np.arange(3.0), np.arange(3, dtype=np.float32), np.arange(0))
print(np.linspace(0, 1, 5), np.linspace(0, 10, 3, dtype=int), np.linspace(0, 1, 4, endpoint=False))
print(np.eye(2), np.eye(2, 3, 1), np.identity(2, int), np.diag([1, 2]), np.tri(3, dtype=int))
print(np.zeros_like([1, 2]), np.ones_like([[1.5]]), np.full_like([1, 2], 7), np.zeros_like(np.float32([1, 2])).dtype)
print(np.meshgrid([1, 2], [3, 4, 5])[0], np.indices((2, 2))[1], np.mgrid[0:2, 0:2][0])
print(np.array([1, 2], ndmin=2), np.asarray([1]).dtype, np.ascontiguousarray([[1]]).flags.c_contiguous)
for bad in (lambda: np.array([300], dtype=np.uint8), lambda: np.array([[1, 2], [3]]), lambda: np.array(["x"], dtype=float), lambda: np.zeros(-1), lambda: np.array([1], dtype="nonsense")):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
