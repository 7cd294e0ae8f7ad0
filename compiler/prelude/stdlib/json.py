"""JSON text to objects and back, with CPython's layout and messages."""

_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\b": "\\b"}
_UNESCAPES = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


class JSONDecodeError(ValueError):
    def __init__(self, msg, doc, pos):
        lineno = doc.count("\n", 0, pos) + 1
        colno = pos - doc.rfind("\n", 0, pos)
        super().__init__(f"{msg}: line {lineno} column {colno} (char {pos})")
        self.msg, self.doc, self.pos, self.lineno, self.colno = msg, doc, pos, lineno, colno


def _quote(text, ensure_ascii):
    out = ['"']
    for c in text:
        if c in _ESCAPES:
            out.append(_ESCAPES[c])
        elif ord(c) < 32 or (ensure_ascii and ord(c) > 126):
            code = ord(c)
            if code > 0xFFFF:
                code -= 0x10000
                out.append("\\u%04x\\u%04x" % (0xD800 | code >> 10, 0xDC00 | code & 0x3FF))
            else:
                out.append("\\u%04x" % code)
        else:
            out.append(c)
    out.append('"')
    return "".join(out)


class JSONEncoder:
    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False,
                 indent=None, separators=None, default=None):
        self.skipkeys, self.ensure_ascii, self.allow_nan, self.sort_keys = skipkeys, ensure_ascii, allow_nan, sort_keys
        self.indent = " " * indent if isinstance(indent, int) else indent
        self.item_separator, self.key_separator = separators or ((",", ": ") if indent is not None else (", ", ": "))
        if default is not None:
            self.default = default

    def default(self, o):
        raise TypeError(f"Object of type {o.__class__.__name__} is not JSON serializable")

    def encode(self, o):
        out = []
        self._write(o, out, 0, [])
        return "".join(out)

    def iterencode(self, o):
        return iter([self.encode(o)])

    def _scalar(self, o):
        if o is None:
            return "null"
        if o is True:
            return "true"
        if o is False:
            return "false"
        if isinstance(o, int):
            return int.__repr__(o)
        if isinstance(o, float):
            if o != o or o in (float("inf"), -float("inf")):
                if not self.allow_nan:
                    raise ValueError("Out of range float values are not JSON compliant: " + repr(o))
                return "NaN" if o != o else "Infinity" if o > 0 else "-Infinity"
            return float.__repr__(o)
        return None

    def _write(self, o, out, level, outer):
        if isinstance(o, str):
            out.append(_quote(o, self.ensure_ascii))
            return
        scalar = self._scalar(o)
        if scalar is not None:
            out.append(scalar)
            return
        if any(o is p for p in outer):
            raise ValueError("Circular reference detected")
        outer = outer + [o]
        if isinstance(o, dict):
            items = sorted(o.items()) if self.sort_keys else list(o.items())
            self._group("{", "}", items, out, level, outer, True)
        elif isinstance(o, (list, tuple)):
            self._group("[", "]", list(o), out, level, outer, False)
        else:
            self._write(self.default(o), out, level, outer)

    def _group(self, begin, end, items, out, level, outer, pairs):
        if not items:
            out.append(begin + end)
            return
        out.append(begin)
        newline = "" if self.indent is None else "\n" + self.indent * (level + 1)
        first = True
        for item in items:
            if pairs:
                key = item[0]
                if not isinstance(key, str):
                    key = self._scalar(key)
                    if key is None:
                        if self.skipkeys:
                            continue
                        raise TypeError("keys must be str, int, float, bool or None, not " + item[0].__class__.__name__)
            out.append(newline if first else self.item_separator + newline)
            first = False
            if pairs:
                out.append(_quote(key, self.ensure_ascii) + self.key_separator)
                item = item[1]
            self._write(item, out, level + 1, outer)
        if self.indent is not None:
            out.append("\n" + self.indent * level)
        out.append(end)


class _Reader:
    def __init__(self, text, object_hook, parse_float, parse_int, pairs_hook):
        self.text, self.object_hook, self.pairs_hook = text, object_hook, pairs_hook
        self.parse_float, self.parse_int = parse_float or float, parse_int or int

    def space(self, at):
        text = self.text
        while at < len(text) and text[at] in " \t\n\r":
            at += 1
        return at

    def value(self, at):
        text = self.text
        if at >= len(text):
            raise JSONDecodeError("Expecting value", text, at)
        c = text[at]
        if c == '"':
            return self.string(at + 1)
        if c == "{":
            return self.object(at + 1)
        if c == "[":
            return self.array(at + 1)
        for word, meaning in (("null", None), ("true", True), ("false", False), ("NaN", float("nan")),
                              ("Infinity", float("inf")), ("-Infinity", -float("inf"))):
            if text.startswith(word, at):
                return meaning, at + len(word)
        return self.number(at)

    def number(self, at):
        text, end = self.text, at
        if text.startswith("-", end):
            end += 1
        digits = end
        while end < len(text) and text[end] in "0123456789":
            end += 1
            if text[digits] == "0":
                break
        if end == digits:
            raise JSONDecodeError("Expecting value", text, at)
        is_float = False
        if end + 1 < len(text) and text[end] == "." and text[end + 1] in "0123456789":
            is_float = True
            end += 1
            while end < len(text) and text[end] in "0123456789":
                end += 1
        if end < len(text) and text[end] in "eE":
            after = end + 1
            if after < len(text) and text[after] in "+-":
                after += 1
            if after < len(text) and text[after] in "0123456789":
                is_float = True
                end = after
                while end < len(text) and text[end] in "0123456789":
                    end += 1
        return (self.parse_float if is_float else self.parse_int)(text[at:end]), end

    def string(self, at):
        text, begin, out = self.text, at - 1, []
        while True:
            end = at
            while end < len(text) and text[end] != '"' and text[end] != "\\" and ord(text[end]) >= 32:
                end += 1
            out.append(text[at:end])
            if end >= len(text):
                raise JSONDecodeError("Unterminated string starting at", text, begin)
            c = text[end]
            if c == '"':
                return "".join(out), end + 1
            if c != "\\":
                raise JSONDecodeError("Invalid control character at", text, end)
            if end + 1 >= len(text):
                raise JSONDecodeError("Unterminated string starting at", text, begin)
            e = text[end + 1]
            if e == "u":
                code = self.code(end + 2)
                at = end + 6
                if 0xD800 <= code < 0xDC00 and text.startswith("\\u", at):
                    low = self.code(at + 2)
                    if 0xDC00 <= low < 0xE000:
                        code = 0x10000 + ((code - 0xD800) << 10 | low - 0xDC00)
                        at += 6
                out.append(chr(code))
            elif e in _UNESCAPES:
                out.append(_UNESCAPES[e])
                at = end + 2
            else:
                raise JSONDecodeError("Invalid \\escape", text, end)

    def code(self, at):
        digits = self.text[at:at + 4]
        if len(digits) != 4 or any(c not in "0123456789abcdefABCDEF" for c in digits):
            raise JSONDecodeError("Invalid \\uXXXX escape", self.text, at - 1)
        return int(digits, 16)

    def object(self, at):
        text, pairs = self.text, []
        at = self.space(at)
        if not text.startswith("}", at):
            while True:
                if not text.startswith('"', at):
                    raise JSONDecodeError("Expecting property name enclosed in double quotes", text, at)
                key, at = self.string(at + 1)
                at = self.space(at)
                if not text.startswith(":", at):
                    raise JSONDecodeError("Expecting ':' delimiter", text, at)
                value, at = self.value(self.space(at + 1))
                pairs.append((key, value))
                at = self.space(at)
                if text.startswith("}", at):
                    break
                if not text.startswith(",", at):
                    raise JSONDecodeError("Expecting ',' delimiter", text, at)
                at = self.space(at + 1)
        if self.pairs_hook:
            return self.pairs_hook(pairs), at + 1
        result = dict(pairs)
        return (self.object_hook(result) if self.object_hook else result), at + 1

    def array(self, at):
        text, items = self.text, []
        at = self.space(at)
        if text.startswith("]", at):
            return items, at + 1
        while True:
            value, at = self.value(at)
            items.append(value)
            at = self.space(at)
            if text.startswith("]", at):
                return items, at + 1
            if not text.startswith(",", at):
                raise JSONDecodeError("Expecting ',' delimiter", text, at)
            at = self.space(at + 1)


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
          separators=None, default=None, sort_keys=False, **kw):
    return (cls or JSONEncoder)(skipkeys=skipkeys, ensure_ascii=ensure_ascii, allow_nan=allow_nan, sort_keys=sort_keys,
                                indent=indent, separators=separators, default=default, **kw).encode(obj)


def dump(obj, fp, **kw):
    fp.write(dumps(obj, **kw))


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None):
    if isinstance(s, bytes):
        s = s.decode()
    elif not isinstance(s, str):
        raise TypeError(f"the JSON object must be str, bytes or bytearray, not {s.__class__.__name__}")
    reader = _Reader(s, object_hook, parse_float, parse_int, object_pairs_hook)
    value, at = reader.value(reader.space(0))
    at = reader.space(at)
    if at != len(s):
        raise JSONDecodeError("Extra data", s, at)
    return value


def load(fp, **kw):
    return loads(fp.read(), **kw)
