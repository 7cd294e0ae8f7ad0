# Sums, means, extremes along axes.
import numpy as np

a = np.array([[1, 2, 3], [4, 5, 6]])
f = a.astype(np.float32)
print(a.sum(), a.sum(axis=0), a.sum(axis=1, keepdims=True), a.sum((0, 1)), a.prod(), a.prod(0), np.sum([[1, 2], [3, 4]], axis=-1), a.sum(dtype=float))
print(a.mean(), a.mean(0), f.mean(), f.mean().dtype, f.mean(axis=1), np.mean([1, 2, 4]), np.mean([], dtype=float) != 0, np.mean(np.float16([1, 2])))
print(a.std(), a.std(0), a.var(), f.var(axis=1), a.std(ddof=1), np.std([1, 2, 3, 4]), np.var([1, 3]))
print(a.max(), a.min(), a.max(axis=1), a.min(0), np.max([1.5, 2]), np.amin([3, 1]), a.argmax(), a.argmin(axis=1), np.argmax([1, 5, 5]), np.max([1, np.nan]), np.ptp([1, 5, 3]))
print(a.any(), a.all(), (a > 3).any(axis=0), (a > 0).all(axis=1), np.any([0, 1]), np.all([1, 0]), np.all([]))
print(a.cumsum(), a.cumsum(axis=0), a.cumprod(1), np.cumsum([1.5, 2]), np.diff([1, 4, 9]), np.prod([2, 3]))
print(np.median([3, 1, 2]), np.median(a, axis=0), np.percentile([1, 2, 3, 4], 25), np.quantile([1, 2, 3], 0.5), np.average([1, 2, 3], weights=[3, 1, 0]))
print(np.count_nonzero([0, 1, 2]), np.bincount([0, 1, 1, 3]), np.unique([3, 1, 1]), np.unique([1, 1, 2], return_counts=True), np.histogram([1, 2, 1], bins=[0, 1, 2, 3])[0])
print(np.nansum([1, np.nan]), np.nanmean([1, np.nan, 3]), np.nanmax([1, np.nan]), np.trace(a), a.trace(), np.linalg.norm([3.0, 4.0]), np.linalg.norm(f, axis=1))
print(np.sum([True, True]), np.sum(np.int8([100, 100])), np.sum(np.uint8([200, 100])).dtype, np.array([1, 2], np.int32).sum().dtype, np.sum([0.1] * 10), np.sum(np.float32([0.1] * 10)), np.sum([1, 2, 3], initial=10), np.sum([1, 2, 3], where=[True, False, True]))
print(np.sort([3, 1, 2]), np.sort(a, axis=0)[::-1], np.argsort([3, 1, 2]), a.argsort(), np.searchsorted([1, 2, 3], 2.5), np.searchsorted([1, 2, 3], [0, 2], side="right"))
for bad in (lambda: np.max([]), lambda: a.sum(axis=2), lambda: np.argmax([]), lambda: a.sum(axis=(0, 0))):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
