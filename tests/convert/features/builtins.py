# features: BUILTIN_FUNCTIONS; NAME_SCOPES; AUTO_CONTROL_DEPS
import tensorflow as tf


def prints(x):
    print(x, sep='')
    print(print)
    len(x)
    breakpoint()
    return x


def inner(x):
    def f(y):
        return print(y)
    return f(x)


show = lambda x: print(x)
