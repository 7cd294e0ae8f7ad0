"""collections.abc: classes for isinstance checks by the methods that an object has, and mixins."""


class _Structural(type):
    def __instancecheck__(cls, instance):
        return cls.__subclasscheck__(type(instance))

    def __subclasscheck__(cls, subclass):
        if cls in subclass.__mro__:
            return True
        methods = cls.__dict__.get('_methods', None)
        return methods is not None and all(getattr(subclass, name, None) is not None for name in methods)

    def __getitem__(cls, args):
        return cls


class Hashable(metaclass=_Structural):
    _methods = ('__hash__',)


class Iterable(metaclass=_Structural):
    _methods = ('__iter__',)


class Iterator(Iterable):
    _methods = ('__iter__', '__next__')

    def __iter__(self):
        return self


class Generator(Iterator):
    _methods = ('__iter__', '__next__', 'send', 'throw', 'close')


class Sized(metaclass=_Structural):
    _methods = ('__len__',)


class Container(metaclass=_Structural):
    _methods = ('__contains__',)


class Callable(metaclass=_Structural):
    _methods = ('__call__',)


class Collection(Sized, Iterable, Container):
    _methods = ('__len__', '__iter__', '__contains__')


class Sequence(Collection):
    _methods = ('__len__', '__iter__', '__contains__', '__getitem__', 'index', 'count')

    def __iter__(self):
        index = 0
        try:
            while True:
                yield self[index]
                index += 1
        except IndexError:
            return

    def __contains__(self, value):
        return any(element is value or element == value for element in self)

    def __reversed__(self):
        for index in range(len(self) - 1, -1, -1):
            yield self[index]

    def index(self, value, start=0, stop=None):
        for position in range(start, len(self) if stop is None else stop):
            if self[position] is value or self[position] == value:
                return position
        raise ValueError

    def count(self, value):
        return sum(1 for element in self if element is value or element == value)


class MutableSequence(Sequence):
    _methods = Sequence._methods + ('append', 'insert', 'pop')

    def append(self, value):
        self.insert(len(self), value)

    def extend(self, values):
        for value in values:
            self.append(value)

    def pop(self, index=-1):
        value = self[index]
        del self[index]
        return value


class Set(Collection):
    _methods = ('__len__', '__iter__', '__contains__', 'isdisjoint')


class MutableSet(Set):
    _methods = Set._methods + ('add', 'discard')


class Mapping(Collection):
    _methods = ('__len__', '__iter__', '__contains__', '__getitem__', 'keys', 'items', 'get')

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        return list(self)

    def items(self):
        return [(key, self[key]) for key in self]

    def values(self):
        return [self[key] for key in self]

    def __eq__(self, other):
        return dict(self.items()) == dict(other.items()) if isinstance(other, Mapping) else NotImplemented


class MutableMapping(Mapping):
    _methods = Mapping._methods + ('update', 'pop', 'setdefault')
    _missing = object()

    def pop(self, key, default=_missing):
        try:
            value = self[key]
        except KeyError:
            if default is MutableMapping._missing:
                raise
            return default
        del self[key]
        return value

    def update(self, other=(), /, **keywords):
        pairs = [(key, other[key]) for key in other.keys()] if hasattr(other, 'keys') else other
        for key, value in pairs:
            self[key] = value
        for key, value in keywords.items():
            self[key] = value

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def clear(self):
        for key in list(self):
            del self[key]


class Awaitable(metaclass=_Structural):
    _methods = ('__await__',)
