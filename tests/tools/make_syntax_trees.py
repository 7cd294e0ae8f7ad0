#!/usr/bin/env python3
"""Writes tests/syntax/trees: small texts with CPython 3.11's tree and its printed form.

    make_syntax_trees.py FOLDER

NAME.py is the text, NAME.dump is ast.dump(..., include_attributes=True), NAME.text is ast.unparse(...). Together the texts have
every node kind. Run it with CPython 3.11.
"""
import ast
import os
import sys
import warnings

warnings.simplefilter("ignore")

CASES = {
    "assign": "x = y = *a, b = c = z\n(a.b) = (c) = [d, (e, f)] = g\n*(p, q), r = s\n*[u], = v\nx = *a,\n",
    "assign_annotated": "x: list[int] = a, b\ny: dict[str, a.b[c]]\n(z): int = 1\nz.q: 's' | None\nw[0]: T\n",
    "assign_augmented": "a += 1\nb.c -= 2; d[0] *= 3\na /= b; a //= b; a %= b; a @= b; a &= b; a |= b; a ^= b; a <<= b; a >>= b; a **= b\n",
    "async": "async def f(a: int = 1, *, b: str, c=2) -> None:\n    async with a as b, c: await x ** 2; -await y\n"
             "    async for i in x: pass\n    else: pass\n    return [i async for i in a if b if c for d, in e]\n",
    "attribute_of_number": "1..real; 1.0.real; 3 .real; True.real; 1j.imag\n",
    "bom_free_comment": "# only a comment\n\n# another\n",
    "calls": "f()\nf(a, *b, c=d, **e, f=g)(h for h in i)\nf(*a | b, *c or d, *e if f else g)\nf((x for x in y), 1)\nf(a := 1)\n",
    "class": "@a\n@b.c(d)\nclass C(B, *x, metaclass=M, **y):\n\n    x = 1;\nclass D: pass\nclass E(): \"\"\"doc\"\"\"\n",
    "compare": "a < b <= c == d != e > f >= g\na in b not in c is d is not e\nnot a in b\nnot (a in b)\n(a < b) < c\n",
    "comprehensions": "[a for a in b if c if d for e, f in g]\n{a for a in b}\n{a: b for a, b in c}\n(a for *a, b in c)\n[(x := 1) for y in z]\n",
    "conditional": "a if b else c if d else e\n(a if b else c) if d else e\nlambda: a if b else c\n",
    "constants": "None, True, False, ...\n0x1F, 0o17, 0b101, 1_000, 00, 0xFFFFFFFFFFFFFFFFFFFFFFFF, 123456789012345678901234567890\n"
                 "1.5, 1e10, 1e16, 1e-7, 0.0001, .5, 5., 1e400, 3j, 1.5e3J, 1e22, 123456789.123456789\n",
    "decorators": "@ a.b(c)\n@d[0]\n@(lambda f: f)\n@x if y else z\ndef f(): pass\n",
    "delete": "del a\ndel (a, b), c[0], [d], e.f\ndel a,\n",
    "dict_and_set": "{}, {**a, 'b': c, **d | e}, {*a, b}, {1: 2, }, {a}, {'x': lambda: 1, 'y': (yield_)}\n",
    "docstrings": "'''module \"doc\" '''\ndef f():\n    'tab\\t and\\nline'\n    pass\nclass C:\n    \"ends with quote'\"\n"
                  "def g():\n    'has \"\"\" inside'\nasync def h():\n    u'unicode'\ndef i():\n    'back\\\\slash\\x00'\n",
    "elif": "if a: b\nelif c:\n    d;\nelif e: f\nelse:\n    if g: h\nif a:\n    pass\nelse:\n    if b: pass\n    else: c\n",
    "formats": "f'{a}'\nf'{a!r:>{w}} {b=} {c = :x}{{}}'\nf'a' 'b' f\"{c}\" 'd'\nf'{a, b}{*c,}{d for d in e}'\nf'{f\"{q}\"}' ''\nf''\nf'{ {1: 2}[1] }'\n"
               "f'{x:{y}{z}}'\nf'\\N{BULLET}{x}\\n'\nrf'\\d{x}'\nf'{x!s}{y!a}'\nf'{a[\"b\"]}' f\"{c['d']}\"\nf'{lambda_}' u'k'\n",
    "formats_lines": "z = f'''a\n  {x} {\n y}'''\nw = (f'''{a}'''\n     f'''é{b}\n{c:{d}}'''\n     'e' f'{f:02d}')\n"
                     "q = f'''\n  {u, \"\"\"a\"\"\" \"\"\"b\n\"\"\"\n, v}'''\n",
    "for": "for x in *a, b: pass\nfor (a, b), *c in d:\n    break\nelse:\n    continue_ = 1\nfor a.b in c: continue\nfor x[0] in y: pass\n",
    "functions": "def f(a, b: int, c=1, /, d=2, *args: t, e, f: int = 3, **kw: u) -> v: pass\ndef g(*, a, b=1): ...\ndef h(*a: *b): return\n"
                 "def i(a, /): return a,\ndef j(): return *a, b\n",
    "global_nonlocal": "def f():\n    global a, b\n    x = y = 1\n    def g():\n        nonlocal x, y\n",
    "imports": "import a . b as c, d\nfrom . import (a, b as c,)\nfrom .x.y import *\nfrom ... import q\nfrom .... z import (\n  w)\nfrom a import b as b\n",
    "lambda": "lambda: 1\nlambda a, /, b=2, *c, d, **e: lambda: 1\nlambda *, a=1, **k: (yield_)\n(lambda x: x)(1)\n[lambda: 1, 2]\nx = lambda *a: a, 1\n",
    "line_structure": "if x:\n\ta\n\tif y:\n\t\tb # c\n\n# d\n\tc\nx = [1,\n\n  # comment\n  2]; y = 1 + \\\n  2\nif z: pass; pass;\n",
    "match": "match x, *y:\n    case [1, -2.5, *_] | {'a': B.c, 'k': None} if z: pass\n    case {0: _, **rest}: pass\n    case -1 + 2j | 'a' 'b' | 1.5: pass\n    case Cls(1, x=(2 | 3 as q), y=-4 as r, z=[s] as t): pass\n"
             "    case a, *b, : pass\nmatch (a, b):\n    case (a): pass\nmatch -x:\n    case (a,) as t: pass\n    case a.b.c(): pass\n    case {}: pass\n"
             "    case []: pass\n    case (): pass\n    case (1 | 2) | 3: pass\n    case {-1: _, **k}: pass\n    case b'x' | None | True: pass\n    case _: pass\n",
    "names_soft": "match = {}\nmatch[case] = type(_)\nprint (a), exec\nprint >> f, x\nmatch (a)\ncase = print\ntype = 1; _ = match\nmatch, case = case, match\n",
    "names_unicode": "é = ﬁ = 𝔘nicode = ª\nx.ﬁ(ﬂ=1)\n",
    "operators": "a | b ^ c & d << e + f * g @ h\n(a | b) ^ (c & d)\na - b - c; a - (b - c)\na ** b ** c; (a ** b) ** c\n-a ** -b; (-a) ** b\n"
                 "+a; ~a; - - a\nnot not a\na % b // c / d >> e\n",
    "boolean": "a or b and c or d\n(a or b) and c\na and (b and c)\nnot a and not b\na or (b or (c or d))\n",
    "raise_assert": "raise\nraise X\nraise X from Y\nassert a\nassert a, b\n",
    "statements": "pass\nwhile a:\n    break\nelse:\n    pass\nwhile x: continue\na; b\n(a)\n((a, b))\na, b\na,\n()\n",
    "strings": "'a' \"b\" '''c'''\nu'k' 'l'\nb'\\x00\\xff' B'\"'\nr'\\n' R'''\\d''' 'it\\'s' \"q\\\"q\"\n'\\a\\b\\f\\n\\r\\t\\v\\\\\\0\\101\\x41\\u00e9\\U0001F600'\n'\\\nx'\n"
               "'é\\u200b\\ud800'\n'\\N{GREEK SMALL LETTER ALPHA}'\nbr'\\x' rb'y'\n'\\d'\n",
    "subscripts": "a[1:2, ::3, :, b:, ...]\na[b:=1]\na[()]; a[1,]; a[(1, 2)]\na[*b]; a[*b, c]\na[:]; a[::]; a[b][c].d[e]\na[lambda: 1:2]\n",
    "try": "try: pass\nexcept: pass\ntry:\n    a\nexcept (A, B) as e: pass\nexcept C:\n    pass\nelse: b\nfinally:\n    c\ntry: pass\nfinally: pass\n"
           "try: pass\nexcept* (A, B) as e: pass\nexcept  * C: pass\n",
    "walrus": "(x := 1)\nif (y := f(x)) and (z := y): pass\nwhile chunk := read(): pass\n[a := 1, b]\nf(x := 1, y=(z := 2))\n",
    "with": "with (a as b, c as d, ): pass\nwith (a, b): pass\nwith (a), b as (c, d): pass\nwith a if b else c as d, lambda: x as y: pass\n"
            "with (*a, b) as c: pass\nwith a as b.c, d as e[0], f as [g, *h]: pass\nwith (a): pass\nwith (x for x in y): pass\nwith (): pass\nwith (a := b): pass\n"
            "with (a, b) as c, d: pass\nwith (a)(b) as c: pass\n",
    "yield": "def f():\n    yield\n    yield a, b\n    x = yield\n    y = yield *a, b\n    yield from c\n    z: int = yield 1\n    w += yield\n    f((yield))\n    lambda: (yield)\n"
             "    await_ = (yield x) + 1\n",
}


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    seen = set()
    for name, text in CASES.items():
        tree = ast.parse(text)
        compile(text, name, "exec", dont_inherit=True)
        seen |= {type(node) for node in ast.walk(tree)}
        for ending, content in ((".py", text), (".dump", ast.dump(tree, include_attributes=True) + "\n"), (".text", ast.unparse(tree) + "\n")):
            with open(os.path.join(folder, name + ending), "w", encoding="utf-8", errors="surrogatepass", newline="") as stream:
                stream.write(content)
    missing = [kind.__name__ for base in (ast.stmt, ast.expr, ast.pattern, ast.excepthandler) for kind in base.__subclasses__() if kind not in seen]
    if [kind for kind in missing if kind not in ("Num", "Str", "Bytes", "NameConstant", "Ellipsis")]:
        sys.exit(f"no text has {missing}")


if __name__ == "__main__":
    main()
