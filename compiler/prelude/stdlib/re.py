"""Regular expressions: what programs see of them. The engine is native (_regex)."""
import _regex

A = ASCII = 256
I = IGNORECASE = 2
L = LOCALE = 4
M = MULTILINE = 8
S = DOTALL = 16
U = UNICODE = 32
X = VERBOSE = 64
_SEARCH, _MATCH, _FULL = 0, 1, 2
_cache = {}


class error(Exception):
    def __init__(self, msg, pattern=None, pos=None):
        self.msg, self.pattern, self.pos = msg, pattern, pos
        super().__init__(f"{msg} at position {pos}" if pos is not None else msg)


class Match:
    def __init__(self, pattern, string, spans, pos, endpos):
        self.re, self.string, self._spans, self.pos, self.endpos = pattern, string, spans, pos, endpos

    def _index(self, group):
        if isinstance(group, str):
            if group not in self.re.groupindex:
                raise IndexError("no such group")
            return self.re.groupindex[group]
        if not 0 <= group <= self.re.groups:
            raise IndexError("no such group")
        return group

    def _text(self, group, default=None):
        begin, end = self._spans[2 * group], self._spans[2 * group + 1]
        return default if begin < 0 else self.string[begin:end]

    def group(self, *groups):
        if len(groups) <= 1:
            return self._text(self._index(groups[0] if groups else 0))
        return tuple(self._text(self._index(g)) for g in groups)

    def __getitem__(self, group):
        return self._text(self._index(group))

    def groups(self, default=None):
        return tuple(self._text(g, default) for g in range(1, self.re.groups + 1))

    def groupdict(self, default=None):
        return {name: self._text(g, default) for name, g in self.re.groupindex.items()}

    def start(self, group=0):
        return self._spans[2 * self._index(group)]

    def end(self, group=0):
        return self._spans[2 * self._index(group) + 1]

    def span(self, group=0):
        return self.start(group), self.end(group)

    @property
    def lastindex(self):
        last = None
        for g in range(1, self.re.groups + 1):
            if self._spans[2 * g] >= 0 and (last is None or self._spans[2 * g + 1] >= self._spans[2 * last + 1]):
                last = g
        return last

    @property
    def lastgroup(self):
        for name, g in self.re.groupindex.items():
            if g == self.lastindex:
                return name

    def expand(self, template):
        return _expand(template, self)

    def __bool__(self):
        return True

    def __repr__(self):
        return f"<re.Match object; span={self.span()}, match={self.group()!r}>"


def _expand(template, match):
    if "\\" not in template:
        return template
    out, i = [], 0
    plain = {"n": "\n", "t": "\t", "r": "\r", "f": "\f", "v": "\v", "a": "\a", "b": "\b", "\\": "\\"}
    while i < len(template):
        c = template[i]
        i += 1
        if c != "\\" or i >= len(template):
            out.append(c)
            continue
        e = template[i]
        i += 1
        if e == "g" and template[i:i + 1] == "<":
            end = template.index(">", i)
            name = template[i + 1:end]
            i = end + 1
            out.append(match.group(int(name) if name.isdigit() else name) or "")
        elif e.isdigit() and e != "0":
            if i < len(template) and template[i].isdigit() and int(e + template[i]) <= match.re.groups:
                e += template[i]
                i += 1
            if int(e) > match.re.groups:
                raise error(f"invalid group reference {e}", template, i - 1)
            out.append(match.group(int(e)) or "")
        elif e in plain:
            out.append(plain[e])
        elif e.isalpha():
            raise error(f"bad escape \\{e}", template, i - 2)
        else:
            out.append("\\" + e)
    return "".join(out)


class Pattern:
    def __init__(self, pattern, flags):
        compiled = _regex.compile(pattern, flags)
        if isinstance(compiled, tuple):
            raise error(compiled[0], pattern, compiled[1])
        self.pattern, self.flags, self._compiled = pattern, flags | UNICODE, compiled
        self.groups, self.groupindex = compiled.groups, compiled.names

    def _find(self, string, pos, endpos, mode):
        spans = self._compiled.find(string, pos, len(string) if endpos is None else endpos, mode)
        return None if spans is None else Match(self, string, spans, pos, endpos)

    def search(self, string, pos=0, endpos=None):
        return self._find(string, pos, endpos, _SEARCH)

    def match(self, string, pos=0, endpos=None):
        return self._find(string, pos, endpos, _MATCH)

    def fullmatch(self, string, pos=0, endpos=None):
        return self._find(string, pos, endpos, _FULL)

    def finditer(self, string, pos=0, endpos=None):
        # After an empty match the next one may begin at the same place only if it is not empty.
        last_end = -1
        while pos <= len(string):
            found = self._find(string, pos, endpos, _SEARCH)
            if found is None:
                return
            begin, end = found.span()
            if begin == end and begin == last_end:
                pos = begin + 1
                retry = self._find(string, begin, endpos, _SEARCH)
                if retry is not None and retry.start() == begin and retry.end() > begin:
                    found = retry
                    begin, end = found.span()
                else:
                    continue
            yield found
            last_end = end
            pos = end if end > begin else end + 1
            if end == begin:
                last_end = -1

    def findall(self, string, pos=0, endpos=None):
        if self.groups == 0:
            return [m.group() for m in self.finditer(string, pos, endpos)]
        if self.groups == 1:
            return [m._text(1, "") for m in self.finditer(string, pos, endpos)]
        return [m.groups("") for m in self.finditer(string, pos, endpos)]

    def subn(self, repl, string, count=0):
        out, at, done = [], 0, 0
        for m in self.finditer(string):
            if count and done >= count:
                break
            out.append(string[at:m.start()])
            out.append(repl(m) if callable(repl) else _expand(repl, m))
            at = m.end()
            done += 1
        out.append(string[at:])
        return "".join(out), done

    def sub(self, repl, string, count=0):
        return self.subn(repl, string, count)[0]

    def split(self, string, maxsplit=0):
        out, at, done = [], 0, 0
        for m in self.finditer(string):
            if maxsplit and done >= maxsplit:
                break
            out.append(string[at:m.start()])
            out.extend(m.groups())
            at = m.end()
            done += 1
        out.append(string[at:])
        return out

    def __repr__(self):
        names = [name for bit, name in ((2, "re.IGNORECASE"), (8, "re.MULTILINE"), (16, "re.DOTALL"), (64, "re.VERBOSE")) if self.flags & bit]
        return f"re.compile({self.pattern!r}{', ' + '|'.join(names) if names else ''})"

    def __eq__(self, other):
        return isinstance(other, Pattern) and (self.pattern, self.flags) == (other.pattern, other.flags)

    def __hash__(self):
        return hash((self.pattern, self.flags))


def compile(pattern, flags=0):
    if isinstance(pattern, Pattern):
        if flags:
            raise ValueError("cannot process flags argument with a compiled pattern")
        return pattern
    key = (pattern, int(flags))
    if key not in _cache:
        _cache[key] = Pattern(pattern, int(flags))
    return _cache[key]


def search(pattern, string, flags=0):
    return compile(pattern, flags).search(string)


def match(pattern, string, flags=0):
    return compile(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    return compile(pattern, flags).fullmatch(string)


def findall(pattern, string, flags=0):
    return compile(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    return compile(pattern, flags).finditer(string)


def sub(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, count=0, flags=0):
    return compile(pattern, flags).subn(repl, string, count)


def split(pattern, string, maxsplit=0, flags=0):
    return compile(pattern, flags).split(string, maxsplit)


def escape(pattern):
    return "".join("\\" + c if c in '()[]{}?*+-|^$\\.&~# \t\n\r\v\f' else c for c in pattern)


def purge():
    _cache.clear()
