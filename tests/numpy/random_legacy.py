# numpy.random's global functions and RandomState.
import numpy as np

np.random.seed(0)
print(np.random.rand(3), np.random.randn(2, 2), np.random.randint(0, 10, 5), np.random.uniform(-1, 1, size=2), np.random.normal(5, 2, 2))
print(np.random.permutation(6), np.random.choice([10, 20, 30], 4), np.random.random(), np.random.rand(), np.random.randn(), np.random.randint(5), np.random.random((2, 2)), np.random.random_sample(2))
x = np.arange(5)
np.random.shuffle(x)
l = [1, 2, 3, 4]
np.random.shuffle(l)
m = np.arange(6).reshape(3, 2)
np.random.shuffle(m)
print(x, l, m)
r = np.random.RandomState(42)
print(r.rand(2), r.randint(100), r.randn(3).astype(np.float32), r.choice(5, 3, replace=False), r.choice(3, p=[0.2, 0.3, 0.5]), r.choice(4, 6, p=[0.1, 0.2, 0.3, 0.4]), r.uniform(size=(2, 2)), r.normal(size=2), r.exponential(2.0, 2), r.permutation([1, 2, 3]))
print(r.randint(0, 2**40, 3), r.randint(0, 256, 4, dtype=np.uint8), r.randint(0, 2, 3, dtype=bool), r.binomial(10, 0.5, 3), r.poisson(3, 3), r.gamma(2.0, 1.0, 2), r.beta(2, 3, 2), r.standard_normal(2), r.uniform([0, 10], [1, 20]), r.normal([0.0, 5.0], 1.0))
np.random.seed(7)
first = np.random.rand(100).sum()
np.random.seed(7)
print(first == np.random.rand(100).sum(), type(np.random.rand()).__name__, type(np.random.randint(3)).__name__, np.random.rand(2, 3).shape, np.random.normal().__class__.__name__)
for bad in (lambda: np.random.randint(5, 2), lambda: np.random.choice(3, 5, replace=False), lambda: np.random.choice([]), lambda: np.random.normal(0, -1), lambda: np.random.seed(-1)):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
