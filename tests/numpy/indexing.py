# Subscripts: views, fancy and boolean indexing, assignment.
import numpy as np

a = np.arange(12).reshape(3, 4)
print(a[0], a[-1], a[1, 2], a[:, 1], a[1:, ::2], a[::-1, 0], a[..., 1], a[None].shape, a[:, np.newaxis].shape, a[1:1].shape)
print(a[[0, 2]], a[[0, 2], [1, 3]], a[:, [1, 0]], a[a > 7], a[a[:, 0] > 3], a[np.array([True, False, True])], a[[True, False, True], 1])
print(a[np.array([[0, 1], [2, 0]])].shape, a[0, [1, 2]], a[[1], :].shape, a[np.ix_([0, 1], [2, 3])] if hasattr(np, "ix_") else a[:2, 2:])
b = a.copy()
b[0] = 100
b[:, 1] += 5
b[b > 50] = -1
b[[1, 2], [0, 0]] = [7, 8]
b[2, 2:] = np.array([1.9, 2.9])
print(b)
v = b[1]
v[0] = 55
print(b[1, 0], v.base is not None, b.flags.writeable)
b[...] = 0
print(b.sum())
c = np.zeros((2, 3))
c[:] = [1, 2, 3]
c[1] *= 2
c[:, -1] = c[:, 0]
print(c, c.T[0], c.T.shape, list(c[0]), [type(x).__name__ for x in c[0]])
for row in a[:2]:
    print(row, row.sum())
print(5 in a, 50 in a, len(a), [int(x) for x in a[0]])
print(np.where(a > 5, a, 0), np.where([True, False], 1.5, 2), [w.tolist() for w in np.where(a > 9)], np.nonzero([0, 1, 2]))
print(np.take(a, [0, 5]), np.take(a, [0, 2], axis=1), np.argwhere(a > 9), a.item(3), a.item(1, 1), a[1].tolist())
for bad in (lambda: a[5], lambda: a[0, 0, 0], lambda: a[1.5], lambda: a[[0, 7]], lambda: a["x"], lambda: a[np.array([True, False])], lambda: a[:, 9]):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
def set_(key, value):
    x = a.copy()
    x[key] = value
for key, value in ((slice(0, 2), [1, 2, 3]), ([0, 1], [[1, 2]] * 3), (a > 5, [1, 2])):
    try:
        set_(key, value)
    except Exception as e:
        print(type(e).__name__, e)
s = a[0]
s = s[::-1]
s[0:2] = s[2:4]
print(a[0])
