#: convert FILE -f f
def f(x):
    retval_ = x
    return retval_
