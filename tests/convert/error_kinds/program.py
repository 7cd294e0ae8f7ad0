import tensorflow as tf


def yields(x):
    yield x


def yields_in_lambda(x):
    return lambda: (yield x)


def mangled(self):
    return self.__x


def mangled_store(self):
    self.__x = 1


def dunder_ok(self):
    return self.__x__, self._x, __y


def while_else(x):
    while x:
        x = 1
    else:
        x = 2


def for_else_then_yield(x):
    for i in x:
        yield i
    else:
        pass


def only_pass():
    pass


def only_doc_and_pass():
    """Doc."""
    pass


def only_number():
    42


def inner_only_doc(x):
    class K:
        def m(self):
            """Only."""
    return K


def vars_param(vars_, x):
    def f():
        nonlocal vars_
        if x:
            vars_ = 1
    return f


def vars_local(x):
    vars_ = 0
    while x:
        vars_ = x
        x = x - 1
    return vars_


def global_vars(x):
    global vars_
    while x:
        vars_ = x
        x = x - vars_
    return x


def annotated_global(x):
    for i in x:
        s: int = i
        x = s
    return s
