"""collections: namedtuple, deque, Counter, OrderedDict, defaultdict, ChainMap."""
from operator import itemgetter


def _field_names(typename, field_names, rename):
    if isinstance(field_names, str):
        field_names = field_names.replace(',', ' ').split()
    field_names = [str(name) for name in field_names]
    if rename:
        seen = set()
        for index, name in enumerate(field_names):
            if not name.isidentifier() or name.startswith('_') or name in seen:
                field_names[index] = f'_{index}'
            seen.add(name)
    for name in [typename] + field_names:
        if not name.isidentifier():
            raise ValueError(f'Type names and field names must be valid identifiers: {name!r}')
    seen = set()
    for name in field_names:
        if name.startswith('_') and not rename:
            raise ValueError(f'Field names cannot start with an underscore: {name!r}')
        if name in seen:
            raise ValueError(f'Encountered duplicate field name: {name!r}')
        seen.add(name)
    return tuple(field_names)


def _make_namedtuple(typename, fields, field_defaults, module, annotations=None, extra=None):
    count = len(fields)
    required = count - len(field_defaults)

    def __new__(cls, *args, **keywords):
        if len(args) == count and not keywords:
            return tuple.__new__(cls, args)
        if len(args) > count:
            given = len(args) + 1
            takes = f'{count + 1}' if required == count else f'from {required + 1} to {count + 1}'
            raise TypeError(f'{typename}.__new__() takes {takes} positional arguments but {given} were given')
        values = dict(zip(fields, args))
        for name, value in keywords.items():
            if name not in fields:
                raise TypeError(f"{typename}.__new__() got an unexpected keyword argument '{name}'")
            if name in values:
                raise TypeError(f"{typename}.__new__() got multiple values for argument '{name}'")
            values[name] = value
        missing = [name for name in fields if name not in values and name not in field_defaults]
        if missing:
            names = [f"'{name}'" for name in missing]
            listed = names[0] if len(names) == 1 else ' and '.join(names) if len(names) == 2 else ', '.join(names[:-1]) + ', and ' + names[-1]
            plural = '' if len(names) == 1 else 's'
            raise TypeError(f'{typename}.__new__() missing {len(names)} required positional argument{plural}: {listed}')
        return tuple.__new__(cls, [values[name] if name in values else field_defaults[name] for name in fields])

    def _make(cls, iterable):
        values = tuple(iterable)
        if len(values) != count:
            raise TypeError(f'Expected {count} arguments, got {len(values)}')
        return tuple.__new__(cls, values)

    def _replace(self, /, **keywords):
        values = [keywords.pop(name, value) for name, value in zip(fields, self)]
        if keywords:
            raise ValueError(f'Got unexpected field names: {list(keywords)!r}')
        return self._make(values)

    def _asdict(self):
        return dict(zip(fields, self))

    def __repr__(self):
        return type(self).__name__ + '(' + ', '.join([f'{name}={value!r}' for name, value in zip(fields, self)]) + ')'

    def __getnewargs__(self):
        return tuple(self)

    namespace = {
        '__doc__': f'{typename}({", ".join(fields)})',
        '__slots__': (),
        '_fields': fields,
        '_field_defaults': field_defaults,
        '__new__': __new__,
        '_make': classmethod(_make),
        '_replace': _replace,
        '_asdict': _asdict,
        '__repr__': __repr__,
        '__getnewargs__': __getnewargs__,
        '__match_args__': fields,
        '__module__': module,
    }
    if annotations is not None:
        namespace['__annotations__'] = annotations
    for index, name in enumerate(fields):
        namespace[name] = property(itemgetter(index))
    if extra:
        namespace.update(extra)
    return type(typename, (tuple,), namespace)


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    typename = str(typename)
    fields = _field_names(typename, field_names, rename)
    field_defaults = {}
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(fields):
            raise TypeError('Got more default values than field names')
        if defaults:
            field_defaults = dict(zip(fields[-len(defaults):], defaults))
    return _make_namedtuple(typename, fields, field_defaults, module or '__main__')


class deque:
    def __init__(self, iterable=(), maxlen=None):
        self._items = []
        self.maxlen = maxlen
        self.extend(iterable)

    def append(self, x):
        self._items.append(x)
        if self.maxlen is not None and len(self._items) > self.maxlen:
            del self._items[0]

    def appendleft(self, x):
        self._items.insert(0, x)
        if self.maxlen is not None and len(self._items) > self.maxlen:
            self._items.pop()

    def extend(self, iterable):
        for x in iterable:
            self.append(x)

    def extendleft(self, iterable):
        for x in iterable:
            self.appendleft(x)

    def pop(self):
        if not self._items:
            raise IndexError('pop from an empty deque')
        return self._items.pop()

    def popleft(self):
        if not self._items:
            raise IndexError('pop from an empty deque')
        return self._items.pop(0)

    def rotate(self, n=1):
        if self._items:
            n = n % len(self._items)
            self._items = self._items[-n:] + self._items[:-n] if n else self._items

    def clear(self):
        self._items.clear()

    def copy(self):
        return deque(self._items, self.maxlen)

    def count(self, x):
        return self._items.count(x)

    def index(self, x, *bounds):
        return self._items.index(x, *bounds)

    def insert(self, index, x):
        self._items.insert(index, x)

    def remove(self, x):
        if x not in self._items:
            raise ValueError('deque.remove(x): x not in deque')
        self._items.remove(x)

    def reverse(self):
        self._items.reverse()

    def __len__(self):
        return len(self._items)

    def __bool__(self):
        return len(self._items) > 0

    def __iter__(self):
        return iter(self._items)

    def __reversed__(self):
        return reversed(self._items)

    def __contains__(self, x):
        return x in self._items

    def __getitem__(self, index):
        if not -len(self._items) <= index < len(self._items):
            raise IndexError('deque index out of range')
        return self._items[index]

    def __setitem__(self, index, value):
        if not -len(self._items) <= index < len(self._items):
            raise IndexError('deque index out of range')
        self._items[index] = value

    def __delitem__(self, index):
        del self._items[index]

    def __eq__(self, other):
        return self._items == other._items if isinstance(other, deque) else NotImplemented

    def __add__(self, other):
        return deque(self._items + other._items, self.maxlen)

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __repr__(self):
        return f'deque({self._items!r})' if self.maxlen is None else f'deque({self._items!r}, maxlen={self.maxlen})'

    __hash__ = None


class defaultdict(dict):
    def __init__(self, default_factory=None, /, *args, **keywords):
        if default_factory is not None and not callable(default_factory):
            raise TypeError('first argument must be callable or None')
        super().__init__(*args, **keywords)
        self.default_factory = default_factory

    def __missing__(self, key):
        if self.default_factory is None:
            raise KeyError(key)
        value = self.default_factory()
        self[key] = value
        return value

    def copy(self):
        return defaultdict(self.default_factory, self)

    def __repr__(self):
        return f'defaultdict({self.default_factory!r}, {dict.__repr__(self)})'


class OrderedDict(dict):
    def move_to_end(self, key, last=True):
        value = self.pop(key)
        if last:
            self[key] = value
            return
        rest = list(self.items())
        self.clear()
        self[key] = value
        self.update(rest)

    def popitem(self, last=True):
        if not self:
            raise KeyError('dictionary is empty')
        key = list(self)[-1] if last else next(iter(self))
        return key, self.pop(key)

    def copy(self):
        return OrderedDict(self)

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return dict.__eq__(self, other) and list(self) == list(other)
        return dict.__eq__(self, other)

    def __repr__(self):
        return f'OrderedDict({list(self.items())!r})' if self else 'OrderedDict()'


class Counter(dict):
    def __init__(self, iterable=None, /, **keywords):
        super().__init__()
        self.update(iterable, **keywords)

    def __missing__(self, key):
        return 0

    def update(self, iterable=None, /, **keywords):
        if iterable is not None:
            if isinstance(iterable, dict):
                for key, number in iterable.items():
                    self[key] = self.get(key, 0) + number
            else:
                for key in iterable:
                    self[key] = self.get(key, 0) + 1
        for key, number in keywords.items():
            self[key] = self.get(key, 0) + number

    def subtract(self, iterable=None, /, **keywords):
        other = Counter(iterable, **keywords)
        for key, number in other.items():
            self[key] = self.get(key, 0) - number

    def most_common(self, n=None):
        ranked = sorted(self.items(), key=itemgetter(1), reverse=True)
        return ranked if n is None else ranked[:n]

    def elements(self):
        for key, number in self.items():
            for _ in range(number):
                yield key

    def total(self):
        return sum(self.values())

    def copy(self):
        return Counter(self)

    def _combined(self, keys, value):
        made = Counter()
        for key in keys:
            number = value(key)
            if number > 0:
                made[key] = number
        return made

    def __add__(self, other):
        return self._combined(list(self) + [key for key in other if key not in self], lambda key: self[key] + other[key])

    def __sub__(self, other):
        return self._combined(list(self) + [key for key in other if key not in self], lambda key: self[key] - other[key])

    def __or__(self, other):
        return self._combined(list(self) + [key for key in other if key not in self], lambda key: max(self[key], other[key]))

    def __and__(self, other):
        return self._combined(list(self), lambda key: min(self[key], other[key]))

    def __repr__(self):
        if not self:
            return 'Counter()'
        return 'Counter({' + ', '.join(f'{key!r}: {number!r}' for key, number in self.most_common()) + '})'


class ChainMap:
    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __getitem__(self, key):
        for mapping in self.maps:
            if key in mapping:
                return mapping[key]
        raise KeyError(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __contains__(self, key):
        return any(key in mapping for mapping in self.maps)

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        del self.maps[0][key]

    def __iter__(self):
        merged = {}
        for mapping in reversed(self.maps):
            merged.update(dict.fromkeys(mapping))
        return iter(merged)

    def __len__(self):
        return len(set().union(*self.maps))

    def keys(self):
        return list(self)

    def items(self):
        return [(key, self[key]) for key in self]

    def values(self):
        return [self[key] for key in self]

    def new_child(self, m=None):
        return ChainMap({} if m is None else m, *self.maps)

    def __repr__(self):
        return f'ChainMap({", ".join(map(repr, self.maps))})'


class UserDict(dict):
    @property
    def data(self):
        return self


class UserList(list):
    @property
    def data(self):
        return self
