"""dataclasses: dataclass, field, fields, asdict, astuple, replace."""
import copy


class _Missing:
    def __repr__(self):
        return '<dataclasses._MISSING_TYPE object>'


MISSING = _Missing()


class _KwOnly:
    pass


KW_ONLY = _KwOnly()


class FrozenInstanceError(AttributeError):
    pass


class Field:
    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
        self.name = None
        self.type = None
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.metadata = {} if metadata is None else metadata
        self.kw_only = kw_only


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None, kw_only=MISSING):
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError('cannot specify both default and default_factory')
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


def _is_kind(annotation, name):
    text = annotation if isinstance(annotation, str) else getattr(annotation, '__name__', None) or getattr(annotation, '_name', None) or ''
    return text.split('[')[0].split('.')[-1] == name


def _collect(cls, kw_only):
    found = {}
    for base in reversed(cls.__mro__[1:]):
        for name, entry in getattr(base, '__dict__', {}).get('__dataclass_fields__', {}).items():
            found[name] = entry
    only = kw_only
    for name, annotation in cls.__dict__.get('__annotations__', {}).items():
        if annotation is KW_ONLY or _is_kind(annotation, 'KW_ONLY'):
            only = True
            continue
        if _is_kind(annotation, 'ClassVar'):
            continue
        default = cls.__dict__.get(name, MISSING)
        if isinstance(default, Field):
            entry = default
            if entry.default is MISSING:
                delattr(cls, name)
            else:
                setattr(cls, name, entry.default)
        else:
            if isinstance(default, (list, dict, set)):
                raise ValueError(f'mutable default {type(default)} for field {name} is not allowed: use default_factory')
            entry = field(default=default)
        entry.name = name
        entry.type = annotation
        if entry.kw_only is MISSING:
            entry.kw_only = only
        found[name] = entry
    return found


def _make_init(cls, entries, frozen):
    positional = [entry for entry in entries if entry.init and not entry.kw_only]
    keyword_only = [entry for entry in entries if entry.init and entry.kw_only]
    seen_default = False
    for entry in positional:
        has_default = entry.default is not MISSING or entry.default_factory is not MISSING
        if seen_default and not has_default:
            raise TypeError(f'non-default argument {entry.name!r} follows default argument')
        seen_default = seen_default or has_default
    where = cls.__qualname__ + '.__init__()' if hasattr(cls, '__qualname__') else cls.__name__ + '.__init__()'
    names = [entry.name for entry in positional + keyword_only]

    def __init__(self, *args, **keywords):
        if len(args) > len(positional):
            required = len([entry for entry in positional if entry.default is MISSING and entry.default_factory is MISSING])
            takes = f'{len(positional) + 1}' if required == len(positional) else f'from {required + 1} to {len(positional) + 1}'
            plural = '' if takes == '1' else 's'
            raise TypeError(f'{where} takes {takes} positional argument{plural} but {len(args) + 1} were given')
        given = dict(zip([entry.name for entry in positional], args))
        for name, value in keywords.items():
            if name not in names:
                raise TypeError(f"{where} got an unexpected keyword argument '{name}'")
            if name in given:
                raise TypeError(f"{where} got multiple values for argument '{name}'")
            given[name] = value
        for group, kind in ((positional, 'positional'), (keyword_only, 'keyword-only')):
            missing = [f"'{entry.name}'" for entry in group
                       if entry.name not in given and entry.default is MISSING and entry.default_factory is MISSING]
            if missing:
                listed = missing[0] if len(missing) == 1 else ' and '.join(missing) if len(missing) == 2 else ', '.join(missing[:-1]) + ', and ' + missing[-1]
                plural = '' if len(missing) == 1 else 's'
                raise TypeError(f'{where} missing {len(missing)} required {kind} argument{plural}: {listed}')
        initvars = []
        for entry in entries:
            if entry.init and entry.name in given:
                value = given[entry.name]
            elif entry.default_factory is not MISSING:
                value = entry.default_factory()
            elif entry.default is not MISSING:
                value = entry.default
            else:
                continue
            if _is_kind(entry.type, 'InitVar'):
                initvars.append(value)
            else:
                object.__setattr__(self, entry.name, value)
        if hasattr(self, '__post_init__'):
            self.__post_init__(*initvars)
    return __init__


def _process(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only):
    found = _collect(cls, kw_only)
    cls.__dataclass_fields__ = found
    entries = list(found.values())
    stored = [entry for entry in entries if not _is_kind(entry.type, 'InitVar')]
    if init:
        setattr(cls, '__init__', _make_init(cls, entries, frozen))
    if repr and '__repr__' not in cls.__dict__:
        shown = [entry.name for entry in stored if entry.repr]

        def __repr__(self):
            return type(self).__qualname__ + '(' + ', '.join([f'{name}={getattr(self, name)!r}' for name in shown]) + ')'
        cls.__repr__ = __repr__
    compared = [entry.name for entry in stored if entry.compare]

    def values(self):
        return tuple([getattr(self, name) for name in compared])
    if eq and '__eq__' not in cls.__dict__:
        def __eq__(self, other):
            return values(self) == values(other) if type(other) is type(self) else NotImplemented
        cls.__eq__ = __eq__
    if order:
        def ordering(compare):
            return lambda self, other: compare(values(self), values(other)) if type(other) is type(self) else NotImplemented
        cls.__lt__ = ordering(lambda a, b: a < b)
        cls.__le__ = ordering(lambda a, b: a <= b)
        cls.__gt__ = ordering(lambda a, b: a > b)
        cls.__ge__ = ordering(lambda a, b: a >= b)
    if frozen:
        def __setattr__(self, name, value):
            raise FrozenInstanceError(f'cannot assign to field {name!r}')

        def __delattr__(self, name):
            raise FrozenInstanceError(f'cannot delete field {name!r}')
        cls.__setattr__ = __setattr__
        cls.__delattr__ = __delattr__
    if unsafe_hash or (eq and frozen):
        hashed = [entry.name for entry in stored if (entry.compare if entry.hash is None else entry.hash)]
        cls.__hash__ = lambda self: hash(tuple([getattr(self, name) for name in hashed]))
    elif eq and '__hash__' not in cls.__dict__:
        cls.__hash__ = None
    if match_args and '__match_args__' not in cls.__dict__:
        cls.__match_args__ = tuple([entry.name for entry in entries if entry.init and not entry.kw_only])
    return cls


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True,
              kw_only=False, slots=False, weakref_slot=False):
    def decorate(made):
        return _process(made, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only)
    return decorate if cls is None else decorate(cls)


def is_dataclass(obj):
    return hasattr(obj if isinstance(obj, type) else type(obj), '__dataclass_fields__')


def fields(class_or_instance):
    found = getattr(class_or_instance, '__dataclass_fields__', None)
    if found is None:
        raise TypeError('must be called with a dataclass type or instance')
    return tuple([entry for entry in found.values() if not _is_kind(entry.type, 'InitVar')])


def _convert(value, convert_instance):
    if is_dataclass(value) and not isinstance(value, type):
        return convert_instance(value)
    if isinstance(value, tuple) and hasattr(value, '_fields'):
        return type(value)(*[_convert(element, convert_instance) for element in value])
    if isinstance(value, (list, tuple)):
        return type(value)([_convert(element, convert_instance) for element in value])
    if isinstance(value, dict):
        return type(value)([(_convert(key, convert_instance), _convert(element, convert_instance)) for key, element in value.items()])
    return copy.deepcopy(value)


def asdict(obj, *, dict_factory=dict):
    if not is_dataclass(obj) or isinstance(obj, type):
        raise TypeError('asdict() should be called on dataclass instances')

    def convert(instance):
        return dict_factory([(entry.name, _convert(getattr(instance, entry.name), convert)) for entry in fields(instance)])
    return convert(obj)


def astuple(obj, *, tuple_factory=tuple):
    if not is_dataclass(obj) or isinstance(obj, type):
        raise TypeError('astuple() should be called on dataclass instances')

    def convert(instance):
        return tuple_factory([_convert(getattr(instance, entry.name), convert) for entry in fields(instance)])
    return convert(obj)


def replace(obj, /, **changes):
    if not is_dataclass(obj) or isinstance(obj, type):
        raise TypeError('replace() should be called on dataclass instances')
    for entry in obj.__dataclass_fields__.values():
        if not entry.init:
            if entry.name in changes:
                raise ValueError(f'field {entry.name} is declared with init=False, it cannot be specified with replace()')
            continue
        if entry.name not in changes:
            changes[entry.name] = getattr(obj, entry.name)
    return type(obj)(**changes)


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, **options):
    annotations = {}
    body = {} if namespace is None else dict(namespace)
    for item in fields:
        if isinstance(item, str):
            annotations[item] = object
        else:
            annotations[item[0]] = item[1]
            if len(item) == 3:
                body[item[0]] = item[2]
    body['__annotations__'] = annotations
    return dataclass(type(cls_name, tuple(bases), body), **options)


class InitVar:
    def __init__(self, type):
        self.type = type

    def __class_getitem__(cls, type):
        return InitVar(type)

    _name = 'InitVar'
