# numpy.testing: assertions, with NumPy's messages in outline.
import numpy as np


def assert_(val, msg=""):
    if not val:
        raise AssertionError(msg() if callable(msg) else msg)


def _build(actual, desired, err_msg, header, details, verbose=True, names=("ACTUAL", "DESIRED")):
    lines = ["\n" + header]
    if err_msg:
        lines[0] += "\n" + err_msg
    lines += details
    if verbose:
        for name, value in zip(names, (actual, desired)):
            text = repr(value)
            lines.append(" " + name + ": " + text)
    return "\n".join(lines)


def _short(x):
    # As an array of rank 0 prints: 8 digits.
    return str(np.array([x]))[1:-1].strip()


def _compare(good, actual, desired, header, err_msg, verbose, equal_nan=True):
    actual, desired = np.asarray(actual), np.asarray(desired)
    if not (actual.shape == () or desired.shape == ()) and actual.shape != desired.shape:
        reason = "(shapes %s, %s mismatch)" % (actual.shape, desired.shape)
        raise AssertionError(_build(actual, desired, err_msg, header, [reason], verbose))
    same = good(actual, desired)
    same = np.asarray(same)
    both_nan = np.zeros(same.shape, bool)
    if equal_nan and actual.dtype.kind in "fc" and desired.dtype.kind in "fc":
        a, d = np.isnan(actual), np.isnan(desired)
        if (a != d).any():
            raise AssertionError(_build(actual, desired, err_msg, header, ["nan location mismatch:"], verbose))
        both_nan = a & d
    same = same | both_nan
    if same.all():
        return
    wrong, total = same.size - int(np.count_nonzero(same)), same.size
    details = ["Mismatched elements: %d / %d (%.3g%%)" % (wrong, total, 100.0 * wrong / total)]
    if same.ndim:
        x, y = np.broadcast_to(actual, same.shape), np.broadcast_to(desired, same.shape)
        where = np.argwhere(~same).tolist()
        details.append("Mismatch at index:" if wrong == 1 else "Mismatch at indices:" if wrong <= 5 else "First 5 mismatches are at indices:")
        for index in where[:5]:
            details.append(" %s: %s (ACTUAL), %s (DESIRED)" % (index, x[tuple(index)], y[tuple(index)]))
    if actual.dtype.kind in "biufc" and desired.dtype.kind in "biufc":
        if actual.dtype.kind != "b" and desired.dtype.kind != "b":
            error = np.where(both_nan, 0, np.abs(actual - desired))
            details.append("Max absolute difference among violations: " + _short(np.max(error[~same] if error.shape == same.shape else error)))
            nonzero = (np.broadcast_to(desired, error.shape) != 0) & ~same
            if nonzero.any():
                relative = error[nonzero] / np.abs(np.broadcast_to(desired, error.shape)[nonzero])
                details.append("Max relative difference among violations: " + _short(np.max(relative)))
            else:
                details.append("Max relative difference among violations: inf")
    raise AssertionError(_build(actual, desired, err_msg, header, details, verbose))


def assert_allclose(actual, desired, rtol=1e-07, atol=0, equal_nan=True, err_msg="", verbose=True, *, strict=False):
    header = "Not equal to tolerance rtol=%g, atol=%g" % (rtol, atol)
    _compare(lambda a, d: np.isclose(a, d, rtol=rtol, atol=atol, equal_nan=equal_nan), actual, desired, header + "\n", err_msg, verbose, equal_nan)


def assert_array_equal(actual, desired, err_msg="", verbose=True, *, strict=False):
    _compare(lambda a, d: a == d, actual, desired, "Arrays are not equal\n", err_msg, verbose)


def assert_array_almost_equal(actual, desired, decimal=6, err_msg="", verbose=True):
    header = "Arrays are not almost equal to %d decimals\n" % decimal
    _compare(lambda a, d: np.abs(a - d) < 1.5 * 10.0 ** (-decimal), actual, desired, header, err_msg, verbose)


def assert_array_less(x, y, err_msg="", verbose=True, *, strict=False):
    _compare(lambda a, d: a < d, x, y, "Arrays are not strictly ordered `x < y`\n", err_msg, verbose, False)


def assert_equal(actual, desired, err_msg="", verbose=True, *, strict=False):
    if isinstance(desired, dict):
        if not isinstance(actual, dict):
            raise AssertionError(repr(type(actual)))
        assert_equal(len(actual), len(desired), err_msg, verbose)
        for k in desired:
            if k not in actual:
                raise AssertionError(repr(k))
            assert_equal(actual[k], desired[k], "key=%r\n%s" % (k, err_msg), verbose)
        return
    if isinstance(desired, (list, tuple)) and isinstance(actual, (list, tuple)):
        assert_equal(len(actual), len(desired), err_msg, verbose)
        for k in range(len(desired)):
            assert_equal(actual[k], desired[k], "item=%r\n%s" % (k, err_msg), verbose)
        return
    if isinstance(actual, np.ndarray) or isinstance(desired, np.ndarray):
        return assert_array_equal(actual, desired, err_msg, verbose)
    same = actual == desired
    if not same and actual != actual and desired != desired:
        return
    if not same:
        raise AssertionError(_build(actual, desired, err_msg, "Items are not equal:", [], verbose))


def assert_almost_equal(actual, desired, decimal=7, err_msg="", verbose=True):
    if isinstance(actual, (np.ndarray, tuple, list)) or isinstance(desired, (np.ndarray, tuple, list)):
        return assert_array_almost_equal(actual, desired, decimal, err_msg)
    if np.isnan(actual) and np.isnan(desired):
        return
    if abs(desired - actual) >= np.float64(1.5 * 10.0 ** (-decimal)) or np.isnan(actual) != np.isnan(desired):
        header = "Arrays are not almost equal to %d decimals" % decimal
        raise AssertionError(_build(actual, desired, err_msg, header, [], verbose))


def assert_raises(exception_class, callable=None, *args, **kwargs):
    if callable is None:
        return _Raises(exception_class)
    with _Raises(exception_class):
        callable(*args, **kwargs)


class _Raises:
    def __init__(self, exception_class):
        self.wanted = exception_class

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:
            raise AssertionError(self.wanted.__name__ + " not raised")
        self.exception = value
        return issubclass(kind, self.wanted)
