"""What functions and classes are made of: signatures, kinds of objects."""


class _empty:
    pass


class _Kind:
    def __init__(self, value, name, description):
        self.value, self.name, self.description = value, name, description

    def __repr__(self):
        return f"<_ParameterKind.{self.name}: {self.value}>"

    def __str__(self):
        return self.name

    def __eq__(self, other):
        return isinstance(other, _Kind) and self.value == other.value

    def __lt__(self, other):
        return self.value < other.value

    def __hash__(self):
        return self.value


class Parameter:
    empty = _empty
    POSITIONAL_ONLY = _Kind(0, "POSITIONAL_ONLY", "positional-only")
    POSITIONAL_OR_KEYWORD = _Kind(1, "POSITIONAL_OR_KEYWORD", "positional or keyword")
    VAR_POSITIONAL = _Kind(2, "VAR_POSITIONAL", "variadic positional")
    KEYWORD_ONLY = _Kind(3, "KEYWORD_ONLY", "keyword-only")
    VAR_KEYWORD = _Kind(4, "VAR_KEYWORD", "variadic keyword")

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        self.name, self.kind, self.default, self.annotation = name, kind, default, annotation

    def __str__(self):
        text = self.name
        if self.annotation is not _empty:
            shown = self.annotation
            text += ": " + (shown.__name__ if isinstance(shown, type) else repr(shown))
        if self.default is not _empty:
            text += (" = " if self.annotation is not _empty else "=") + repr(self.default)
        if self.kind == Parameter.VAR_POSITIONAL:
            text = "*" + text
        elif self.kind == Parameter.VAR_KEYWORD:
            text = "**" + text
        return text

    def __repr__(self):
        return f'<Parameter "{self}">'


class BoundArguments:
    def __init__(self, signature, arguments):
        self.signature, self.arguments = signature, arguments

    @property
    def args(self):
        out = []
        for name, parameter in self.signature.parameters.items():
            if parameter.kind in (Parameter.KEYWORD_ONLY, Parameter.VAR_KEYWORD) or name not in self.arguments:
                break
            if parameter.kind == Parameter.VAR_POSITIONAL:
                out.extend(self.arguments[name])
            else:
                out.append(self.arguments[name])
        return tuple(out)

    @property
    def kwargs(self):
        out = {}
        for name, parameter in self.signature.parameters.items():
            if name in self.arguments:
                if parameter.kind == Parameter.KEYWORD_ONLY:
                    out[name] = self.arguments[name]
                elif parameter.kind == Parameter.VAR_KEYWORD:
                    out.update(self.arguments[name])
        return out

    def apply_defaults(self):
        full = {}
        for name, parameter in self.signature.parameters.items():
            if name in self.arguments:
                full[name] = self.arguments[name]
            elif parameter.default is not _empty:
                full[name] = parameter.default
            elif parameter.kind == Parameter.VAR_POSITIONAL:
                full[name] = ()
            elif parameter.kind == Parameter.VAR_KEYWORD:
                full[name] = {}
        self.arguments = full


class Signature:
    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty):
        self.parameters = {p.name: p for p in parameters or []}
        self.return_annotation = return_annotation

    def __str__(self):
        parts, marked, positional_only = [], False, False
        for p in self.parameters.values():
            if p.kind == Parameter.POSITIONAL_ONLY:
                positional_only = True
            elif positional_only:
                parts.append("/")
                positional_only = False
            if p.kind == Parameter.VAR_POSITIONAL:
                marked = True
            elif p.kind == Parameter.KEYWORD_ONLY and not marked:
                parts.append("*")
                marked = True
            parts.append(str(p))
        if positional_only:
            parts.append("/")
        text = "(" + ", ".join(parts) + ")"
        if self.return_annotation is not _empty:
            shown = self.return_annotation
            text += " -> " + (shown.__name__ if isinstance(shown, type) else repr(shown))
        return text

    def __repr__(self):
        return f"<Signature {self}>"

    def bind(self, *args, **kwargs):
        return self._bind(args, kwargs, False)

    def bind_partial(self, *args, **kwargs):
        return self._bind(args, kwargs, True)

    def _bind(self, args, kwargs, partial):
        arguments, args, kwargs = {}, list(args), dict(kwargs)
        for name, p in self.parameters.items():
            if p.kind == Parameter.VAR_POSITIONAL:
                if args:
                    arguments[name] = tuple(args)
                    args = []
            elif p.kind == Parameter.VAR_KEYWORD:
                if kwargs:
                    arguments[name] = kwargs
                    kwargs = {}
            elif args and p.kind != Parameter.KEYWORD_ONLY:
                if name in kwargs and p.kind != Parameter.POSITIONAL_ONLY:
                    raise TypeError(f"multiple values for argument {name!r}")
                arguments[name] = args.pop(0)
            elif name in kwargs:
                arguments[name] = kwargs.pop(name)
            elif p.default is _empty and not partial:
                raise TypeError(f"missing a required argument: {name!r}")
        if args:
            raise TypeError("too many positional arguments")
        if kwargs:
            raise TypeError(f"got an unexpected keyword argument {next(iter(kwargs))!r}")
        return BoundArguments(self, arguments)


def _function():
    pass


class _Class:
    def method(self):
        pass


_Function, _Method, _Module, _Builtin = type(_function), type(_Class().method), type(__import__("sys")), type(len)
_Generator = type(x for x in ())


def isfunction(o):
    return isinstance(o, _Function)


def ismethod(o):
    return isinstance(o, _Method)


def ismodule(o):
    return isinstance(o, _Module)


def isclass(o):
    return isinstance(o, type)


def isbuiltin(o):
    return isinstance(o, _Builtin)


def isroutine(o):
    return isinstance(o, (_Function, _Method, _Builtin))


def isgenerator(o):
    return isinstance(o, _Generator)


def isgeneratorfunction(o):
    o = getattr(o, "__func__", o)
    return isinstance(o, _Function) and bool(o.__code__.co_flags & 32)


def iscoroutinefunction(o):
    return False


def isabstract(o):
    return isinstance(o, type) and bool(getattr(o, "__abstractmethods__", None))


def unwrap(f):
    while hasattr(f, "__wrapped__"):
        f = f.__wrapped__
    return f


def signature(f, *, follow_wrapped=True):
    if follow_wrapped:
        f = unwrap(f)
    skip = 0
    if isinstance(f, type):
        init = f.__init__
        if not isinstance(init, _Function):
            return Signature([])
        f, skip = init, 1
    elif isinstance(f, _Method):
        f, skip = f.__func__, 1
    elif not isinstance(f, _Function):
        if callable(f) and isinstance(getattr(type(f), "__call__", None), _Function):
            f, skip = type(f).__call__, 1
        elif callable(f):
            raise ValueError(f"no signature found for builtin {f!r}")
        else:
            raise TypeError(f"{f!r} is not a callable object")
    code = f.__code__
    names, notes = code.co_varnames, f.__annotations__
    defaults, kwdefaults = f.__defaults__ or (), f.__kwdefaults__ or {}
    parameters = []

    def add(name, kind, default=_empty):
        parameters.append(Parameter(name, kind, default=default, annotation=notes.get(name, _empty)))

    first = code.co_argcount - len(defaults)
    for i in range(code.co_argcount):
        kind = Parameter.POSITIONAL_ONLY if i < code.co_posonlyargcount else Parameter.POSITIONAL_OR_KEYWORD
        add(names[i], kind, defaults[i - first] if i >= first else _empty)
    at = code.co_argcount + code.co_kwonlyargcount
    if code.co_flags & 4:
        add(names[at], Parameter.VAR_POSITIONAL)
        at += 1
    for name in names[code.co_argcount:code.co_argcount + code.co_kwonlyargcount]:
        add(name, Parameter.KEYWORD_ONLY, kwdefaults.get(name, _empty))
    if code.co_flags & 8:
        add(names[at], Parameter.VAR_KEYWORD)
    return Signature(parameters[skip:], return_annotation=notes.get("return", _empty))


class FullArgSpec:
    def __init__(self, args, varargs, varkw, defaults, kwonlyargs, kwonlydefaults, annotations):
        self.args, self.varargs, self.varkw, self.defaults = args, varargs, varkw, defaults
        self.kwonlyargs, self.kwonlydefaults, self.annotations = kwonlyargs, kwonlydefaults, annotations


def getfullargspec(f):
    f = getattr(f, "__func__", f)
    code = f.__code__
    n, k = code.co_argcount, code.co_kwonlyargcount
    at = n + k
    varargs = varkw = None
    if code.co_flags & 4:
        varargs = code.co_varnames[at]
        at += 1
    if code.co_flags & 8:
        varkw = code.co_varnames[at]
    return FullArgSpec(list(code.co_varnames[:n]), varargs, varkw, f.__defaults__, list(code.co_varnames[n:n + k]),
                       f.__kwdefaults__, f.__annotations__)


def getmembers(o, predicate=None):
    out = [(name, getattr(o, name)) for name in dir(o) if hasattr(o, name)]
    return sorted([pair for pair in out if predicate is None or predicate(pair[1])], key=lambda pair: pair[0])


def getdoc(o):
    text = getattr(o, "__doc__", None)
    return cleandoc(text) if text else None


def cleandoc(doc):
    lines = doc.expandtabs().split("\n")
    margin = min([len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()], default=0)
    lines = [lines[0].lstrip()] + [line[margin:] for line in lines[1:]]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return "\n".join(lines)


def getmro(cls):
    return cls.__mro__


def getmodule(o):
    import sys
    return sys.modules.get(getattr(o, "__module__", None))
