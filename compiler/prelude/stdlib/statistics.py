"""Averages and spreads of numbers."""
import math


class StatisticsError(ValueError):
    pass


def _items(data, least, name):
    data = list(data)
    if len(data) < least:
        raise StatisticsError(f"{name} requires at least {'one data point' if least == 1 else 'two data points'}")
    return data


def _exact(value, data):
    return int(value) if all(isinstance(x, int) for x in data) and value == int(value) else value


def mean(data):
    data = _items(data, 1, "mean")
    return _exact(math.fsum(data) / len(data), data)


def fmean(data, weights=None):
    data = _items(data, 1, "fmean")
    if weights is None:
        return math.fsum(data) / len(data)
    weights = list(weights)
    return math.fsum(x * w for x, w in zip(data, weights)) / math.fsum(weights)


def median(data):
    data = sorted(_items(data, 1, "median"))
    half = len(data) // 2
    return data[half] if len(data) % 2 else (data[half - 1] + data[half]) / 2


def mode(data):
    counts = {}
    for x in _items(data, 1, "mode"):
        counts[x] = counts.get(x, 0) + 1
    return max(counts, key=counts.get)


def _squares(data, center):
    center = math.fsum(data) / len(data) if center is None else center
    return math.fsum((x - center) ** 2 for x in data)


def variance(data, xbar=None):
    data = _items(data, 2, "variance")
    return _exact(_squares(data, xbar) / (len(data) - 1), data)


def pvariance(data, mu=None):
    data = _items(data, 1, "pvariance")
    return _exact(_squares(data, mu) / len(data), data)


def stdev(data, xbar=None):
    return math.sqrt(variance(data, xbar))


def pstdev(data, mu=None):
    return math.sqrt(pvariance(data, mu))
