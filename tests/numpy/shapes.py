# Reshaping, joining, splitting.
import numpy as np

a = np.arange(6)
b = a.reshape(2, 3)
print(b, b.T, b.reshape(-1), b.reshape((3, -1)), a.reshape(1, 2, 3).shape, b.ravel(), b.flatten(), np.reshape(a, (3, 2)), b.reshape(3, 2, order="F"))
print(b.transpose().shape, np.transpose(b, (1, 0)), np.ones((2, 3, 4)).transpose(2, 0, 1).shape, np.swapaxes(np.ones((2, 3)), 0, 1).shape, np.moveaxis(np.ones((2, 3, 4)), 0, -1).shape)
print(np.squeeze([[1]]), np.ones((1, 2, 1)).squeeze().shape, np.ones((1, 2, 1)).squeeze(0).shape, np.expand_dims([1, 2], 0), np.expand_dims([1, 2], -1).shape, np.atleast_2d([1]))
print(np.concatenate([[1, 2], [3]]), np.concatenate([b, b], axis=1), np.stack([[1, 2], [3, 4]]), np.stack([[1, 2], [3, 4]], axis=1), np.vstack([[1], [2]]), np.hstack([[1], [2]]), np.dstack([[1, 2], [3, 4]]).shape, np.column_stack([[1, 2], [3, 4]]))
print(np.split(a, 3), np.array_split(a, 4), np.split(a, [1, 4]), np.hsplit(b, 3)[0])
print(np.tile([1, 2], 2), np.tile([[1], [2]], (1, 2)), np.repeat([1, 2], 2), np.repeat(b, 2, axis=0), np.repeat([1, 2], [1, 3]), np.roll(a, 2), np.flip(a), np.flip(b, 1), np.rot90(b))
print(np.broadcast_to([1, 2], (2, 2)), np.broadcast_shapes((2, 1), (3,)), np.append([1], [2, 3]), np.delete(a, 1), np.insert(a, 1, 9), np.pad([1, 2], 1))
print(b.shape, b.ndim, b.size, b.nbytes, b.itemsize, b.strides, b.dtype, np.shape([[1, 2]]), np.ndim(3), np.size([1, 2]))
print(np.triu(np.ones((2, 2))), np.tril(np.arange(4).reshape(2, 2)), np.outer([1, 2], [3, 4]), np.kron([1, 2], [1, 1]), np.dot([1, 2], [3, 4]), np.dot(b, b.T), np.inner([1, 2], [3, 4]), np.tensordot(b, b, axes=([0, 1], [0, 1])), np.einsum("ij,kj->ik", b, b))
c = np.arange(4)
c.shape = (2, 2)
c.fill(3)
print(c, c.tolist(), c.astype(float).dtype, c.astype("int8").nbytes, np.array([3, 1, 2]).sort(), c.copy() is c)
for bad in (lambda: a.reshape(4), lambda: a.reshape(-1, -1), lambda: np.concatenate([[1], [[2]]]), lambda: np.concatenate([np.ones((2, 2)), np.ones((2, 3))]), lambda: np.stack([[1], [1, 2]]), lambda: np.squeeze(np.ones(2), 0), lambda: np.split(a, 4), lambda: np.expand_dims(a, 3), lambda: np.dot(b, b), lambda: np.broadcast_to([1, 2], (3,))):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
