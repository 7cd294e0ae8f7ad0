# How arrays print.
import numpy as np

print(np.array([1.0, 2.5, -3.25]), np.array([1e-10, 1.0]), np.array([1e10, 1.0]), np.array([0.1, 0.2]) * 3, np.array([np.nan, np.inf, -np.inf, 1]))
print(np.array([[1.5, 2], [30, 400]]), np.array([[True, False]]), np.array([1, 100, -5]), np.array([1 + 2j, 3.5]), np.array([0.1], np.float16), np.array([1 / 3], np.float32))
print(repr(np.array([[1, 2], [3, 4]])), repr(np.float32([1, 2])), repr(np.zeros((0, 3))), repr(np.array([])), repr(np.array([], dtype=int)), repr(np.array(["a", "bc"])), repr(np.array([True])), repr(np.array(2)), repr(np.int8([1])))
print(np.arange(30).reshape(2, 3, 5))
print(np.arange(2000), np.arange(10000).reshape(100, 100))
print(repr(np.arange(2000)))
print(np.linspace(0, 1, 25))
print(np.array(["apple", "fig"]), np.array([None, "x", 1.5]), np.array([[1, 2.5], ["a", None]], dtype=object), np.array([b"ab"]))
with np.printoptions(precision=3, suppress=True):
    print(np.array([1.23456, 1e-8]), np.array([123456.789]))
np.set_printoptions(precision=2, linewidth=40, threshold=5, edgeitems=1)
print(np.array([1.23456, 2.0]), np.arange(10), np.arange(5) / 3)
np.set_printoptions(precision=8, linewidth=75, threshold=1000, edgeitems=3)
print(np.array2string(np.array([1.5, 2])), np.array_str(np.array([1, 2])), np.array_repr(np.array([1.0])), str(np.array([1, 2])), "%s" % np.array([1, 2]), "{}".format(np.array([0.5])), f"{np.array([1, 2])}")
