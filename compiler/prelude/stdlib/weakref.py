"""Weak references that hold strongly: objects are freed by counting, so a program sees only that they live longer."""


class ref:
    def __init__(self, o, callback=None):
        self._object = o

    def __call__(self):
        return self._object

    def __eq__(self, other):
        return isinstance(other, ref) and self._object == other._object

    def __hash__(self):
        return hash(self._object)


def proxy(o, callback=None):
    return o


WeakValueDictionary = WeakKeyDictionary = dict
WeakSet = set
