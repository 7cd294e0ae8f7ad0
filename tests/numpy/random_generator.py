# numpy.random.default_rng.
import numpy as np

g = np.random.default_rng(123)
print(g.random(3), g.integers(0, 10, 4), g.standard_normal(2), g.normal(size=2), g.uniform(1, 2), g.random(), g.integers(5), g.standard_normal())
x = np.arange(5)
print(g.permutation(5), g.choice(4), g.shuffle(x), x, g.choice(10, 3, replace=False), g.choice([1, 2, 3], 4), g.choice(3, 5, p=[0.2, 0.3, 0.5]))
print(g.random((2, 2), dtype=np.float32), g.standard_normal(3, dtype=np.float32), g.exponential(2.0, 3), g.integers(1, 6, size=(2, 3), endpoint=True), g.integers(0, 2**50, 2), g.integers(0, 100, 3, dtype=np.int8), g.poisson(4, 3), g.gamma(2.0, 2.0, 2), g.normal(10, [1, 2]))
print(np.random.default_rng(0).normal(size=5), np.random.default_rng(2**70).random(), np.random.default_rng([1, 2]).random(), type(g.random()).__name__, type(g.integers(3)).__name__)
