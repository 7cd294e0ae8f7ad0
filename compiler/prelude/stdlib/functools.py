"""functools: what scripts use of it."""

WRAPPER_ASSIGNMENTS = ('__module__', '__name__', '__qualname__', '__doc__', '__annotations__')
WRAPPER_UPDATES = ('__dict__',)


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    for name in assigned:
        if hasattr(wrapped, name):
            setattr(wrapper, name, getattr(wrapped, name))
    for name in updated:
        own = getattr(wrapper, name)
        for key, value in getattr(wrapped, name, {}).items():
            own[key] = value
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    def decorate(wrapper):
        return update_wrapper(wrapper, wrapped, assigned, updated)
    return decorate


class partial:
    def __init__(self, func, /, *args, **keywords):
        if not callable(func):
            raise TypeError('the first argument must be callable')
        if isinstance(func, partial):
            args = func.args + args
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func = func
        self.args = args
        self.keywords = keywords

    def __call__(self, /, *args, **keywords):
        return self.func(*self.args, *args, **{**self.keywords, **keywords})

    def __repr__(self):
        parts = [repr(self.func)]
        parts.extend(repr(value) for value in self.args)
        parts.extend(f'{key}={value!r}' for key, value in self.keywords.items())
        return 'functools.partial(' + ', '.join(parts) + ')'


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __get__(self, instance, owner=None):
        if instance is None:
            return partial(self.func, *self.args, **self.keywords)
        return partial(self.func, instance, *self.args, **self.keywords)


_missing = object()


def reduce(function, iterable, initial=_missing, /):
    iterator = iter(iterable)
    if initial is _missing:
        try:
            value = next(iterator)
        except StopIteration:
            raise TypeError('reduce() of empty iterable with no initial value') from None
    else:
        value = initial
    for element in iterator:
        value = function(value, element)
    return value


class _CacheInfo:
    def __init__(self, hits, misses, maxsize, currsize):
        self.hits = hits
        self.misses = misses
        self.maxsize = maxsize
        self.currsize = currsize

    def __repr__(self):
        return f'CacheInfo(hits={self.hits}, misses={self.misses}, maxsize={self.maxsize}, currsize={self.currsize})'


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize):
        return _cached(maxsize, 128)
    return lambda function: _cached(function, maxsize)


def cache(function, /):
    return _cached(function, None)


def _cached(function, maxsize):
    entries = {}
    counts = [0, 0]

    def wrapper(*args, **keywords):
        key = (args, tuple(keywords.items()))
        if key in entries:
            counts[0] += 1
            value = entries[key]
            if maxsize is not None:
                del entries[key]
                entries[key] = value
            return value
        counts[1] += 1
        value = function(*args, **keywords)
        if maxsize is None or maxsize > 0:
            if maxsize is not None and len(entries) >= maxsize:
                del entries[next(iter(entries))]
            entries[key] = value
        return value

    def cache_clear():
        entries.clear()
        counts[0] = counts[1] = 0

    update_wrapper(wrapper, function)
    wrapper.cache_info = lambda: _CacheInfo(counts[0], counts[1], maxsize, len(entries))
    wrapper.cache_clear = cache_clear
    return wrapper


class cached_property:
    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__

    def __set_name__(self, owner, name):
        self.attrname = name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        value = self.func(instance)
        instance.__dict__[self.attrname or self.func.__name__] = value
        return value


def total_ordering(cls):
    has = [name for name in ('__lt__', '__le__', '__gt__', '__ge__') if getattr(cls, name, None) is not getattr(object, name, None)]
    if not has:
        raise ValueError('must define at least one ordering operation: < > <= >=')

    def negated(result):
        return result if result is NotImplemented else not result

    def or_equal(self, other, result):
        return result if result is NotImplemented else result or self == other

    def and_unequal(self, other, result):
        return result if result is NotImplemented else result and self != other

    base = has[0]
    made = {
        '__lt__': {'__gt__': lambda self, other: and_unequal(self, other, negated(self.__lt__(other))),
                   '__le__': lambda self, other: or_equal(self, other, self.__lt__(other)),
                   '__ge__': lambda self, other: negated(self.__lt__(other))},
        '__le__': {'__ge__': lambda self, other: or_equal(self, other, negated(self.__le__(other))),
                   '__lt__': lambda self, other: and_unequal(self, other, self.__le__(other)),
                   '__gt__': lambda self, other: negated(self.__le__(other))},
        '__gt__': {'__lt__': lambda self, other: and_unequal(self, other, negated(self.__gt__(other))),
                   '__ge__': lambda self, other: or_equal(self, other, self.__gt__(other)),
                   '__le__': lambda self, other: negated(self.__gt__(other))},
        '__ge__': {'__le__': lambda self, other: or_equal(self, other, negated(self.__ge__(other))),
                   '__gt__': lambda self, other: and_unequal(self, other, self.__ge__(other)),
                   '__lt__': lambda self, other: negated(self.__ge__(other))},
    }[base]
    for name, function in made.items():
        if name not in has:
            function.__name__ = name
            setattr(cls, name, function)
    return cls


def cmp_to_key(compare):
    class K:
        def __init__(self, obj):
            self.obj = obj

        def __lt__(self, other):
            return compare(self.obj, other.obj) < 0

        def __gt__(self, other):
            return compare(self.obj, other.obj) > 0

        def __eq__(self, other):
            return compare(self.obj, other.obj) == 0

        def __le__(self, other):
            return compare(self.obj, other.obj) <= 0

        def __ge__(self, other):
            return compare(self.obj, other.obj) >= 0
    return K


def singledispatch(function):
    registry = {object: function}

    def dispatch(cls):
        for base in cls.__mro__:
            if base in registry:
                return registry[base]
        return function

    def register(cls, implementation=None):
        if implementation is None:
            if isinstance(cls, type):
                return lambda made: register(cls, made)
            implementation = cls
            cls = list(implementation.__annotations__.values())[0]
        registry[cls] = implementation
        return implementation

    def wrapper(*args, **keywords):
        return dispatch(type(args[0]))(*args, **keywords)

    update_wrapper(wrapper, function)
    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = registry
    return wrapper
