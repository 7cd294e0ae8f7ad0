# What other files of the prelude share under the name _weft.
import collections

#: _weft.namedtuple
namedtuple = collections.namedtuple


#: _weft.NullContext
class NullContext:
    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return False


#: _weft.is_namedtuple
def is_namedtuple(x):
    return isinstance(x, tuple) and hasattr(x, "_fields")


#: _weft.dict_like
def dict_like(original, items):
    """A mapping of the class of `original` (OrderedDict, defaultdict, ...) with these items."""
    kind = type(original)
    if hasattr(original, "default_factory"):
        result = kind(original.default_factory)
        result.update(items)
        return result
    return kind(items)
