"""abc: abstract base classes."""


def abstractmethod(funcobj):
    funcobj.__isabstractmethod__ = True
    return funcobj


class ABCMeta(type):
    def __new__(mcls, name, bases, namespace, /, **keywords):
        cls = super().__new__(mcls, name, bases, namespace, **keywords)
        abstract = [key for key, value in namespace.items() if _is_abstract(value)]
        for base in bases:
            for key in getattr(base, '__abstractmethods__', ()):
                if _is_abstract(getattr(cls, key, None)) and key not in abstract:
                    abstract.append(key)
        cls.__abstractmethods__ = frozenset(abstract)
        return cls

    def __call__(cls, *args, **keywords):
        abstract = sorted(cls.__abstractmethods__)
        if abstract:
            plural = 's' if len(abstract) > 1 else ''
            raise TypeError(f"Can't instantiate abstract class {cls.__name__} with abstract method{plural} {', '.join(abstract)}")
        return super().__call__(*args, **keywords)

    def register(cls, subclass):
        return subclass


def _is_abstract(value):
    if getattr(value, '__isabstractmethod__', False):
        return True
    if isinstance(value, property):
        return any(getattr(part, '__isabstractmethod__', False) for part in (value.fget, value.fset, value.fdel))
    return getattr(getattr(value, '__func__', None), '__isabstractmethod__', False)


class ABC(metaclass=ABCMeta):
    __slots__ = ()


def abstractproperty(function):
    return property(abstractmethod(function))
