"""Writes print_cases.inc: tensors and their text in TensorFlow 2.21 with NumPy 2.4.

Run with a Python that has TensorFlow; the tests themselves need neither.
"""
import os
import sys

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"
import numpy as np
import tensorflow as tf

nan, inf = float("nan"), float("inf")
F, D, H, B = tf.float32, tf.float64, tf.float16, tf.bfloat16
cases = []


def add(value, dtype=None):
    cases.append(tf.constant(value, dtype) if not isinstance(value, tf.Tensor) else value)


# The tensors of the corpus scripts print_*.
for v in ([1.0, 2.0, 3.0], [1.5, 2.25, 3.125], [1.0, 10.0, 100.0], [0.1, 0.2, 0.3], [-1.0, 0.5, 2.0], [1e-3, 1.0], [1e-4, 1.0],
          [1e-5, 1.0], [1e-9, 1e9], [1e8, 1.0], [1e15, 2e15], [1e16, 2e16], [123456.789, 0.001], [1 / 3, 2 / 3], [3.4028235e38, 1.1754944e-38],
          1e-5, 1e-4, 123456789.0, 1e16, 1e15, [1e-10, 2.5e-10], [1e10, 2.5e10], [[1e-6, 1.0], [1e6, -1.0]], [0.00012345678, 0.5],
          [999.9999, 1000.0001], [16777216.0, 1.0], [1.1, 1e5], [1.1, 1e8], nan, inf, -inf, [nan, 1.0, -inf], [inf, 12345.678, -0.0],
          [[nan, nan], [0.0, -0.0]], [1e20, nan, inf], [inf, -inf], [nan], [[[1.0, -22.5], [333.25, 0.0]], [[0.125, 7.0], [-1.0, 1000.0]]],
          [[1e-3, 100.0], [2.5, -0.25]], [[1.0, 2.0], [3.0, nan]], [[0.1, 0.25], [10.5, 1e5]], [[1e-8, 1.0]], [[1e-8, 2e-8]],
          [1.10, 2.20, 3.345678, 100.0], [0.30000001, 0.3, 0.29999998], [[1 / 3] * 7] * 2, [100000.0, 0.5], [1000000.0, 0.5],
          [99999999.0, 1.0], [[[[0.0]]]], [999999.0], [1e6], 999999.0, 1e6, 1234567.0, 0.0, -0.0, [0.0], [[1.0], [2.0]], []):
    add(v, F)
for v in ([0.1, 0.2, 0.3], [1 / 3, 2 / 3], [1e-300, 1e300], 1.5e300, [1 / 3] * 12, [1.0, nan], [1e8], [99999999.0], 1e16, 1e15, 0.1 + 0.2,
          [1e5, 2e5], [123456.789, 1.0], [[1e-7, 1.0]], [2.5, 1e10], [1e-4, 1.0], [9.9999e-5, 1.0], [1.0, 1000.0], [1.0, 1000.1]):
    add(v, D)
for v in ([0.1, 1.0, 65504.0, 1e-7], [0.1, 0.2, 3.14159], 65520.0, 2049.0, [0.1, 9.998e-02, 65504], [0.1, 1.2345, 6e4], [1e-3, 1.0], 999.0, 1000.0,
          0.1, 1e-4, [999.0], [1000.0], [nan, 1.0]):
    add(v, H)
for v in ([0.1, 1.0, 3.14159, 1e30], [1.0, 2.0], 0.1, 256.0, [[0.1, 100.0]], [nan, inf, -1.0], [1.00390625, 1.01171875]):
    add(v, B)
for t in (tf.int8, tf.int16, tf.int32, tf.int64):
    add([t.min, t.max, 0], t)
    add(7, t)
    add([[-1, 10], [100, -100]], t)
for t in (tf.uint8, tf.uint16, tf.uint32, tf.uint64):
    add([0, t.max], t)
    add(7, t)
add([True, False])
add([[True, True]])
add(True)
add(False)
for v in ("hello", ["a", "bb"], [["a", "long string here"], ["b", "c"]], "it's", 'say "hi"', "tab\tnew\nline", b"\x00\xff\\", "日本", "both ' and \""):
    add(v)
for v in ([1 + 2j, 3 - 4j], [[1j, -1j], [0j, 2.5 + 0j]], 1j, 1 - 0.5j, 1 + 0.1j, complex(inf, -2.5), [complex(inf, -2.5), 0.1], [1e-5j, 1.0], 2.5 + 0j):
    add(v, tf.complex64)
    add(v, tf.complex128)
for dims in ([0], [0, 3], [3, 0], [2, 0, 4]):
    for t in (F, D, tf.int32, tf.bool, tf.int64, tf.complex64):
        add(tf.zeros(dims, t))
add([], tf.string)
for t in (tf.range(1000), tf.range(1001), tf.zeros([1002], tf.float16), tf.ones([10, 10, 11], tf.int8),
          tf.reshape(tf.range(1200, dtype=F), [4, 300]), tf.reshape(tf.range(1200, dtype=F), [300, 4]),
          tf.reshape(tf.range(2000), [2, 2, 500]), tf.range(1100) * 5000, tf.reshape(tf.range(16.0), [2, 2, 2, 2]), tf.reshape(tf.range(24), [2, 3, 4]),
          tf.range(40), tf.range(0.0, 20.0, 0.7), tf.reshape(tf.constant([1.0] * 30), [2, 15]) / 3.0, tf.range(100), tf.zeros([2, 1, 2]),
          tf.constant(["word%d" % i for i in range(40)]), tf.cast(tf.range(60), tf.bool), tf.cast(tf.range(30), tf.complex64)):
    add(t)


def text(s):
    data = s.encode() if isinstance(s, str) else s
    out = "".join(chr(b) if 32 <= b < 127 and b not in (34, 92, 63) else "\\%03o" % b for b in data)
    # Long literals are cut: compilers must accept only 65536 bytes, but 4095 in old ones.
    parts, i = [], 0
    while i < len(out):
        j = min(i + 3000, len(out))
        while j < len(out) and "\\" in out[j - 4:j]:
            j += 1
        parts.append('"%s"' % out[i:j])
        i = j
    return " ".join(parts) or '""'


with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "print_cases.inc"), "w") as f:
    f.write("// tf %s, numpy %s. Written by make_print_cases.py: CASE(dtype, dims, bytes, str, repr, tf.print).\n" % (tf.__version__, np.__version__))
    for t in cases:
        a = t.numpy()
        if t.dtype == tf.string:
            parts = np.asarray(a, object).reshape(-1)
            raw = b"".join(len(p).to_bytes(1, "little") + p for p in parts)
        else:
            raw = np.ascontiguousarray(a).tobytes()
        # This TensorFlow's ml_dtypes prints dtype(bfloat16) in arrays; the corpus, and newer ones, bfloat16.
        r = repr(t).replace("dtype(bfloat16)", "bfloat16").replace(",\n      dtype=bfloat16", ", dtype=bfloat16")
        p = tf.strings.format("{}", t, summarize=3).numpy()
        f.write("CASE(%d, (std::vector<int64_t>{%s}), (std::string_view{%s, %d}), %s, %s, (std::string_view{%s, %d}))\n" % (
            t.dtype.as_datatype_enum, ", ".join(map(str, t.shape)), text(raw), len(raw), text(str(t)), text(r), text(p), len(p)))
print(len(cases), "cases")
