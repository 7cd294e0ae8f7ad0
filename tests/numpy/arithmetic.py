# Operators and universal functions with NumPy 2's promotion.
import numpy as np

a = np.array([[1, 2], [3, 4]])
f = np.array([1.5, -2.5], np.float32)
print(a + 1, a - 2.5, 2 * a, a / 2, a // 3, a % 3, a**2, -a, abs(-a), +a, a @ a, divmod(a, 2))
print(f + 1, (f + 1).dtype, (f * 2.0).dtype, (f + np.float64(1)).dtype, (a + f).dtype, (np.int8(1) + np.array([1], np.int16)).dtype, (np.uint8([1]) + 1).dtype, (np.array([True]) + 1).dtype)
print(1 - a, 2**a, 1 / np.array([1.0, 4.0]), 7 // a, 10 % a, np.float32(3) ** 2, np.array([4.0, 9.0]) ** 0.5, np.array([2, 3]) ** np.array([2, 3]))
print(a == 2, a != 2, a < 3, a >= 2, (a > 1) & (a < 4), (a == 1) | (a == 4), ~(a > 1), (a > 1) ^ (a > 2), a == None, np.array([1, 2]) == "a")
print(np.add(a, 1), np.subtract(5, a), np.multiply(a, a), np.true_divide(a, 2), np.power(2, 3), np.mod(7, 3), np.maximum([1, 5], [3, 2]), np.minimum(1, [0, 2]), np.fmax([1, np.nan], [0, 0]))
print(np.sqrt([4.0, 9.0]), np.square([2, 3]), np.sign([-2, 0, 3]), np.floor([1.5, -1.5]), np.ceil(1.2), np.trunc(-1.7), np.rint([0.5, 1.5, 2.5]), np.abs([-1, 2]), np.reciprocal([2.0, 4.0]))
print(np.exp([0.0, 1.0]), np.log([1.0, np.e]), np.log2(8), np.log10(1000), np.log1p(0.5), np.expm1(0.5), np.sin(0.5), np.cos([0.0]), np.tan(0.5), np.arctan2(1, 2), np.hypot(3, 4), np.tanh([0.5]), np.sinh(0.5))
print(np.exp(np.float32([0.5])).dtype, np.sqrt(np.int8(4)).dtype, np.sqrt(np.array([4], np.int16)).dtype, np.exp(np.array([1])).dtype, np.isnan([np.nan, 1.0]), np.isinf([np.inf, 1]), np.isfinite([np.nan, 1, np.inf]), np.signbit([-1.0, 1.0]))
print(np.logical_and([1, 0], [1, 1]), np.logical_not([1, 0]), np.logical_or(0, [0, 2]), np.bitwise_and(6, 3), np.left_shift(1, 3), np.invert(np.array([1, 2])), np.gcd(12, 18), np.lcm(4, 6))
print(np.round(2.567, 2), np.round([1.5, 2.5, -1.55], 1), np.around(1234.5, -2), np.round(np.float32(0.126), 2), np.array([15, 25]).round(-1), np.clip([1, 5, 9], 2, 6), np.array([1.5, 7.0]).clip(max=5))
x = np.array([1.0, 2.0])
y = x
x += 1
x *= 2
x -= [0.5, 1]
x /= 2
x **= 2
print(x, y is x, y)
k = np.array([1, 2])
k += 1
k //= 2
k <<= 2
print(k)
print(np.add.reduce([1, 2, 3]), np.multiply.accumulate([1, 2, 3]), np.add.outer([1, 2], [10, 20]), np.maximum.reduce([[1, 5], [3, 2]]), np.add.reduce([[1, 2], [3, 4]], axis=1))
out = np.zeros(2)
print(np.add([1, 2], [3, 4], out=out) is out, out, np.add(1, 2, dtype=np.float32), np.sqrt([4, 9], where=[True, False], out=np.zeros(2)))
h = np.zeros(3, int)
np.add.at(h, [0, 0, 2], 1)
print(h)
print(np.int32(7) // 2, np.float32(1) / 3, np.float64(7) % 3, np.int64(2) ** 10, np.int64(7) / 2, -np.int8(5), np.bool(True) + np.bool(True), np.float32(1) == 1, np.int64(3) < 3.5)
for bad in (lambda: np.array([1, 2]) + np.array([1, 2, 3]), lambda: np.uint8([1]) + 300, lambda: np.array([1, 2]) ** -1, lambda: -np.array([True]), lambda: np.array([True]) - True, lambda: a @ np.ones(3), lambda: np.array([1.5]) & 1, lambda: bool(a), lambda: bool(np.array([])), lambda: int(a), lambda: np.array(["a"]) + 1):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, str(e).split(", Trueleaf")[0][:150])
def inplace():
    q = np.array([1, 2])
    q += 0.5
def wide():
    q = np.ones(2)
    q += np.ones((3, 2))
for bad in (inplace, wide):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
