"""enum: Enum, IntEnum, Flag, IntFlag, auto, unique."""


class auto:
    def __init__(self, value=None):
        self.value = value


class EnumMeta(type):
    def __new__(mcls, name, bases, namespace, **keywords):
        members = {}
        body = {}
        for key, value in namespace.items():
            hidden = key.startswith('_') or callable(value) or isinstance(value, (property, classmethod, staticmethod)) or hasattr(value, '__get__')
            if hidden:
                body[key] = value
            else:
                members[key] = value
        for base in bases:
            if getattr(base, '_member_map_', None):
                raise TypeError(f'<enum {name!r}> cannot extend <enum {base.__name__!r}>')
        cls = super().__new__(mcls, name, bases, body)
        cls._member_map_ = {}
        cls._value2member_map_ = {}
        values = []
        for key, value in members.items():
            if isinstance(value, auto):
                value = cls._generate_next_value_(key, 1, len(values), list(values))
            values.append(value)
            if value in cls._value2member_map_:
                cls._member_map_[key] = cls._value2member_map_[value]
            else:
                cls._member_map_[key] = cls._new_member(key, value)
            type.__setattr__(cls, key, cls._member_map_[key])
        return cls

    def _new_member(cls, name, value):
        data = [base for base in cls.__mro__ if base in (int, str, float)]
        args = value if isinstance(value, tuple) else (value,)
        if '__new__' in cls.__dict__:
            member = cls.__new__(cls, *args)
        else:
            member = data[0].__new__(cls, value) if data else object.__new__(cls)
        if not hasattr(member, '_value_'):
            member._value_ = value
        member._name_ = name
        if '__init__' in cls.__dict__:
            cls.__init__(member, *args)
        cls._value2member_map_[member._value_] = member
        return member

    def __call__(cls, value, names=None, **keywords):
        if names is not None:
            if isinstance(names, str):
                names = names.replace(',', ' ').split()
            namespace = {}
            for index, name in enumerate(names):
                namespace[name] = index + 1
            return EnumMeta(value, (cls,), namespace)
        if isinstance(value, cls):
            return value
        if value in cls._value2member_map_:
            return cls._value2member_map_[value]
        found = cls._missing_(value)
        if found is None:
            raise ValueError(f'{value!r} is not a valid {cls.__qualname__}')
        return found

    def __iter__(cls):
        return iter(list(dict.fromkeys(cls._member_map_.values())))

    def __reversed__(cls):
        return reversed(list(dict.fromkeys(cls._member_map_.values())))

    def __len__(cls):
        return len(dict.fromkeys(cls._member_map_.values()))

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __contains__(cls, member):
        return isinstance(member, cls) and member._name_ in cls._member_map_

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get('_member_map_', {}):
            raise AttributeError(f'cannot reassign member {name!r}')
        type.__setattr__(cls, name, value)

    @property
    def __members__(cls):
        return dict(cls._member_map_)

    def __repr__(cls):
        return f'<enum {cls.__name__!r}>'

    def __bool__(cls):
        return True


EnumType = EnumMeta


class Enum(metaclass=EnumMeta):
    def _generate_next_value_(name, start, count, last_values):
        return max([value for value in last_values if isinstance(value, int)], default=start - 1) + 1

    @classmethod
    def _missing_(cls, value):
        return None

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_

    def __repr__(self):
        return f'<{type(self).__name__}.{self._name_}: {self._value_!r}>'

    def __str__(self):
        return f'{type(self).__name__}.{self._name_}'

    def __format__(self, spec):
        return format(str(self), spec)

    def __hash__(self):
        return hash(self._name_)


class IntEnum(int, Enum):
    def __str__(self):
        return str(self._value_)

    def __repr__(self):
        return f'<{type(self).__name__}.{self._name_}: {self._value_!r}>'

    def __format__(self, spec):
        return format(self._value_, spec)

    def __hash__(self):
        return hash(self._value_)


class StrEnum(str, Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()

    def __str__(self):
        return self._value_

    def __repr__(self):
        return f'<{type(self).__name__}.{self._name_}: {self._value_!r}>'

    def __format__(self, spec):
        return format(self._value_, spec)

    def __hash__(self):
        return hash(self._value_)


def unique(enumeration):
    aliases = [f'{name} -> {member._name_}' for name, member in enumeration._member_map_.items() if name != member._name_]
    if aliases:
        raise ValueError(f'duplicate values found in {enumeration!r}: {", ".join(aliases)}')
    return enumeration


class Flag(Enum):
    def _generate_next_value_(name, start, count, last_values):
        highest = max(last_values, default=0)
        return 1 << highest.bit_length() if highest else start

    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            return None
        made = object.__new__(cls)
        made._value_ = value
        names = [member._name_ for member in cls if member._value_ and value & member._value_ == member._value_]
        made._name_ = '|'.join(names) if names else None
        cls._value2member_map_[value] = made
        return made

    def __str__(self):
        name = type(self).__name__
        return f'{name}({self._value_})' if self._name_ is None else f'{name}.{self._name_}'

    def __repr__(self):
        name = type(self).__name__
        return f'<{name}: {self._value_}>' if self._name_ is None else f'<{name}.{self._name_}: {self._value_}>'

    def __or__(self, other):
        return type(self)(self._value_ | other._value_)

    def __and__(self, other):
        return type(self)(self._value_ & other._value_)

    def __xor__(self, other):
        return type(self)(self._value_ ^ other._value_)

    def __invert__(self):
        every = 0
        for member in type(self):
            every |= member._value_
        return type(self)(every & ~self._value_)

    def __contains__(self, other):
        return other._value_ & self._value_ == other._value_

    def __bool__(self):
        return self._value_ != 0


class IntFlag(int, Enum):
    _generate_next_value_ = Flag._generate_next_value_
    __hash__ = IntEnum.__hash__
