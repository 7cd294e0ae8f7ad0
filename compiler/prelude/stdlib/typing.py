"""typing: names that annotations use; nothing is checked."""
from abc import ABCMeta
from collections import _make_namedtuple


class _Special:
    def __init__(self, name, args=None):
        self._name = name
        self.__args__ = args

    def __getitem__(self, args):
        return _Special(self._name, args if isinstance(args, tuple) else (args,))

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __call__(self, *args, **keywords):
        raise TypeError(f'Cannot instantiate {self!r}')

    def __repr__(self):
        if self.__args__ is None:
            return 'typing.' + self._name
        shown = [arg.__name__ if isinstance(arg, type) else '...' if arg is ... else repr(arg) for arg in self.__args__]
        return f'typing.{self._name}[{", ".join(shown)}]'

    def __eq__(self, other):
        return isinstance(other, _Special) and self._name == other._name and self.__args__ == other.__args__

    def __hash__(self):
        return hash(self._name)


Any = _Special('Any')
Union = _Special('Union')
Optional = _Special('Optional')
Callable = _Special('Callable')
Tuple = _Special('Tuple')
List = _Special('List')
Dict = _Special('Dict')
Set = _Special('Set')
FrozenSet = _Special('FrozenSet')
Type = _Special('Type')
Iterable = _Special('Iterable')
Iterator = _Special('Iterator')
Generator = _Special('Generator')
Sequence = _Special('Sequence')
MutableSequence = _Special('MutableSequence')
Mapping = _Special('Mapping')
MutableMapping = _Special('MutableMapping')
Collection = _Special('Collection')
Hashable = _Special('Hashable')
Sized = _Special('Sized')
Deque = _Special('Deque')
DefaultDict = _Special('DefaultDict')
OrderedDict = _Special('OrderedDict')
Counter = _Special('Counter')
ClassVar = _Special('ClassVar')
Final = _Special('Final')
Literal = _Special('Literal')
Annotated = _Special('Annotated')
Concatenate = _Special('Concatenate')
NoReturn = _Special('NoReturn')
Never = _Special('Never')
Self = _Special('Self')
TypeAlias = _Special('TypeAlias')
Text = str
AnyStr = _Special('AnyStr')
SupportsFloat = _Special('SupportsFloat')
SupportsInt = _Special('SupportsInt')
TYPE_CHECKING = False


class TypeVar:
    def __init__(self, name, *constraints, bound=None, covariant=False, contravariant=False):
        self.__name__ = name

    def __repr__(self):
        return '~' + self.__name__

    def __or__(self, other):
        return Union[self, other]


class ParamSpec(TypeVar):
    args = Any
    kwargs = Any


class Generic:
    def __class_getitem__(cls, args):
        return cls


class Protocol(metaclass=ABCMeta):
    def __class_getitem__(cls, args):
        return cls


def runtime_checkable(cls):
    return cls


def cast(typ, val):
    return val


def overload(func):
    return func


def final(f):
    return f


def no_type_check(arg):
    return arg


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    return dict(getattr(obj, '__annotations__', {}))


def get_origin(tp):
    return tp._name if isinstance(tp, _Special) else None


def get_args(tp):
    return tp.__args__ or () if isinstance(tp, _Special) else ()


def NewType(name, tp):
    return lambda value: value


class _NamedTupleMeta(type):
    def __new__(mcls, name, bases, namespace, **keywords):
        if namespace.get('_typing_root_', False):
            return super().__new__(mcls, name, bases, namespace)
        annotations = namespace.get('__annotations__', {})
        fields = tuple(annotations)
        defaults = {}
        for field in fields:
            if field in namespace:
                defaults[field] = namespace[field]
            elif defaults:
                plural = 's' if len(defaults) > 1 else ''
                raise TypeError(f'non-default namedtuple field {field} cannot follow default field{plural} {", ".join(defaults)}')
        extra = {key: value for key, value in namespace.items() if key not in fields and key not in ('__annotations__', '__qualname__')}
        return _make_namedtuple(name, fields, defaults, namespace.get('__module__', '__main__'), annotations, extra)


class NamedTuple(metaclass=_NamedTupleMeta):
    _typing_root_ = True

    def __new__(cls, typename, fields=None, /, **keywords):
        pairs = list(fields) if fields is not None else list(keywords.items())
        return _make_namedtuple(typename, tuple([name for name, _ in pairs]), {}, '__main__', dict(pairs))


class _TypedDictMeta(type):
    def __new__(mcls, name, bases, namespace, total=True):
        return super().__new__(mcls, name, (dict,), namespace)


class TypedDict(dict, metaclass=_TypedDictMeta):
    pass
