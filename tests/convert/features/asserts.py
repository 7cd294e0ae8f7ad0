# features: ASSERT_STATEMENTS
import tensorflow as tf


def plain(x):
    assert x > 0
    return x


def message(x):
    assert x > 0 and x < 5, 'no'
    assert x, 3
    return x


def expression_message(x):
    assert x > 0, 'no: %s' % x
    return x


def name_message(x):
    assert x > 0, x
    return x


def in_blocks(x):
    if x:
        assert x
    for i in x:
        assert f(i), 'call'
        if i:
            continue
        assert not i
    return lambda: x
