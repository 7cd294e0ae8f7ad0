#: convert FILE -f f
import os
#! 1 error WFT0203 cannot tell which function `f` is without running the module: it is made by `os.environ.get`


def f(x):
    return x


f = os.environ.get("F", f)
