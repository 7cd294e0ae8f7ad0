#: convert FILE -f f
import functools
#! 1 error WFT0203 cannot tell which function `f` is: it is an object of class `partial`, which is not a function


def f(x, k):
    return x * k


f = functools.partial(f, k=2)
